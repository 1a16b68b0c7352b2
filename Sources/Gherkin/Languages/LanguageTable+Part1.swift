extension LanguageTable {
  /// The languages from `af` to `en-Scouse`.
  static let part1 = """
    af Afrikaans = Afrikaans
      feature Funksie|Besigheid Behoefte|Vermoë
      rule Reël|Reel
      background Agtergrond
      scenario Voorbeeld|Situasie
      outline Situasie Uiteensetting
      examples Voorbeelde
      given Gegewe
      when Wanneer
      then Dan
      and En
      but Maar
    am Armenian = հայերեն
      feature Ֆունկցիոնալություն|Հատկություն
      rule Rule
      background Կոնտեքստ
      scenario Օրինակ|Սցենար
      outline Սցենարի կառուցվացքը
      examples Օրինակներ
      given Դիցուք
      when Եթե|Երբ
      then Ապա
      and Եվ
      but Բայց
    amh Amharic = አማርኛ
      feature ስራ|የተፈለገው ስራ|የሚፈለገው ድርጊት
      rule ህግ
      background ቅድመ ሁኔታ|መነሻ|መነሻ ሀሳብ
      scenario ምሳሌ|ሁናቴ
      outline ሁናቴ ዝርዝር|ሁናቴ አብነት
      examples ምሳሌዎች|ሁናቴዎች
      given የተሰጠ
      when መቼ
      then ከዚያ
      and እና
      but ግን
    an Aragonese = Aragonés
      feature Caracteristica
      rule Rule
      background Antecedents
      scenario Eixemplo|Caso
      outline Esquema del caso
      examples Eixemplos
      given Dau|Dada|Daus|Dadas
      when Cuan
      then Alavez|Allora|Antonces
      and Y|E
      but Pero
    ar Arabic = العربية
      feature خاصية
      rule Rule
      background الخلفية
      scenario مثال|سيناريو
      outline سيناريو مخطط
      examples امثلة
      given بفرض
      when متى|عندما
      then اذاً|ثم
      and و
      but لكن
    ast Asturian = asturianu
      feature Carauterística
      rule Rule
      background Antecedentes
      scenario Exemplo|Casu
      outline Esbozu del casu
      examples Exemplos
      given Dáu|Dada|Daos|Daes
      when Cuando
      then Entós
      and Y|Ya
      but Peru
    az Azerbaijani = Azərbaycanca
      feature Özəllik
      rule Rule
      background Keçmiş|Kontekst
      scenario Nümunə|Ssenari
      outline Ssenarinin strukturu
      examples Nümunələr
      given Tutaq ki|Verilir
      when Əgər|Nə vaxt ki
      then O halda
      and Və|Həm
      but Amma|Ancaq
    be Belarusian = Беларуская
      feature Функцыянальнасць|Фіча
      rule Правілы
      background Кантэкст
      scenario Сцэнарый|Cцэнар
      outline Шаблон сцэнарыя|Узор сцэнара
      examples Прыклады
      given Няхай|Дадзена
      when Калі
      then Тады
      and I|Ды|Таксама
      but Але|Інакш
    bg Bulgarian = български
      feature Функционалност
      rule Правило
      background Предистория
      scenario Пример|Сценарий
      outline Рамка на сценарий
      examples Примери
      given Дадено
      when Когато
      then То
      and И
      but Но
    bm Malay = Bahasa Melayu
      feature Fungsi
      rule Rule
      background Latar Belakang
      scenario Senario|Situasi|Keadaan
      outline Kerangka Senario|Kerangka Situasi|Kerangka Keadaan|Garis Panduan Senario
      examples Contoh
      given Diberi|Bagi
      when Apabila
      then Maka|Kemudian
      and Dan
      but Tetapi|Tapi
    bs Bosnian = Bosanski
      feature Karakteristika
      rule Rule
      background Pozadina
      scenario Primjer|Scenariju|Scenario
      outline Scenariju-obris|Scenario-outline
      examples Primjeri
      given Dato
      when Kada
      then Zatim
      and I|A
      but Ali
    ca Catalan = català
      feature Característica|Funcionalitat
      rule Rule
      background Rerefons|Antecedents
      scenario Exemple|Escenari
      outline Esquema de l'escenari
      examples Exemples
      given Donat|Donada|Atès|Atesa
      when Quan
      then Aleshores|Cal
      and I
      but Però
    cs Czech = Česky
      feature Požadavek
      rule Pravidlo
      background Pozadí|Kontext
      scenario Příklad|Scénář
      outline Náčrt Scénáře|Osnova scénáře
      examples Příklady
      given Pokud|Za předpokladu
      when Když
      then Pak
      and A také|A
      but Ale
    cy-GB Welsh = Cymraeg
      feature Arwedd
      rule Rule
      background Cefndir
      scenario Enghraifft|Scenario
      outline Scenario Amlinellol
      examples Enghreifftiau
      given Anrhegedig a
      when Pryd
      then Yna
      and A
      but Ond
    da Danish = dansk
      feature Egenskab
      rule Regel
      background Baggrund
      scenario Eksempel|Scenarie
      outline Abstrakt Scenario
      examples Eksempler
      given Givet
      when Når
      then Så
      and Og
      but Men
    de German = Deutsch
      feature Funktionalität|Funktion
      rule Rule|Regel
      background Grundlage|Hintergrund|Voraussetzungen|Vorbedingungen
      scenario Beispiel|Szenario
      outline Szenariogrundriss|Szenarien
      examples Beispiele
      given Angenommen|Gegeben sei|Gegeben seien
      when Wenn
      then Dann
      and Und
      but Aber
    el Greek = Ελληνικά
      feature Δυνατότητα|Λειτουργία
      rule Rule
      background Υπόβαθρο
      scenario Παράδειγμα|Σενάριο
      outline Περιγραφή Σεναρίου|Περίγραμμα Σεναρίου
      examples Παραδείγματα|Σενάρια
      given Δεδομένου
      when Όταν
      then Τότε
      and Και
      but Αλλά
    em Emoji = 😀
      feature 📚
      rule Rule
      background 💤
      scenario 🥒|📕
      outline 📖
      examples 📓
      given 😐<
      when 🎬<
      then 🙏<
      and 😂<
      but 😔<
    en-Scouse Scouse = Scouse
      feature Feature
      rule Rule
      background Dis is what went down
      scenario The thing of it is
      outline Wharrimean is
      examples Examples
      given Givun|Youse know when youse got
      when Wun|Youse know like when
      then Dun|Den youse gotta
      and An
      but Buh
    """
}
