extension LanguageTable {
  /// The languages from `pt` to `zh-TW`.
  static let part4 = """
    pt Portuguese = português
      feature Funcionalidade|Característica|Caracteristica
      rule Regra
      background Contexto|Cenário de Fundo|Cenario de Fundo|Fundo
      scenario Exemplo|Cenário|Cenario
      outline Esquema do Cenário|Esquema do Cenario|Delineação do Cenário|Delineacao do Cenario
      examples Exemplos|Cenários|Cenarios
      given Dado|Dada|Dados|Dadas
      when Quando
      then Então|Entao
      and E
      but Mas
    ro Romanian = română
      feature Functionalitate|Funcționalitate|Funcţionalitate
      rule Rule
      background Context
      scenario Exemplu|Scenariu
      outline Structura scenariu|Structură scenariu
      examples Exemple
      given Date fiind|Dat fiind|Dată fiind<|Dati fiind|Dați fiind|Daţi fiind
      when Cand|Când
      then Atunci
      and Si|Și|Şi
      but Dar
    ru Russian = русский
      feature Функция|Функциональность|Функционал|Свойство|Фича
      rule Правило
      background Предыстория|Контекст
      scenario Пример|Сценарий
      outline Структура сценария|Шаблон сценария
      examples Примеры|Значения
      given Допустим|Дано|Пусть
      when Когда|Если
      then То|Затем|Тогда
      and И|К тому же|Также
      but Но|А|Иначе
    sk Slovak = Slovensky
      feature Požiadavka|Funkcia|Vlastnosť
      rule Rule
      background Pozadie
      scenario Príklad|Scenár
      outline Náčrt Scenáru|Náčrt Scenára|Osnova Scenára
      examples Príklady
      given Pokiaľ|Za predpokladu
      when Keď|Ak
      then Tak|Potom
      and A|A tiež|A taktiež|A zároveň
      but Ale
    sl Slovenian = Slovenski
      feature Funkcionalnost|Funkcija|Možnosti|Moznosti|Lastnost|Značilnost
      rule Rule
      background Kontekst|Osnova|Ozadje
      scenario Primer|Scenarij
      outline Struktura scenarija|Skica|Koncept|Oris scenarija|Osnutek
      examples Primeri|Scenariji
      -given Dano|Podano|Zaradi|Privzeto
      -when Ko|Ce|Če|Kadar
      -then Nato|Potem|Takrat
      -and In|Ter
      -but Toda|Ampak|Vendar
    sr-Cyrl Serbian = Српски
      feature Функционалност|Могућност|Особина
      rule Правило
      background Контекст|Основа|Позадина
      scenario Сценарио|Пример
      outline Структура сценарија|Скица|Концепт
      examples Примери|Сценарији
      given За дато|За дате|За дати
      when Када|Кад
      then Онда
      and И
      but Али
    sr-Latn Serbian (Latin) = Srpski (Latinica)
      feature Funkcionalnost|Mogućnost|Mogucnost|Osobina
      rule Pravilo
      background Kontekst|Osnova|Pozadina
      scenario Scenario|Primer
      outline Struktura scenarija|Skica|Koncept
      examples Primeri|Scenariji
      given Za dato|Za date|Za dati
      when Kada|Kad
      then Onda
      and I
      but Ali
    sv Swedish = Svenska
      feature Egenskap
      rule Regel
      background Bakgrund
      scenario Scenario
      outline Abstrakt Scenario|Scenariomall
      examples Exempel
      given Givet
      when När
      then Så
      and Och
      but Men
    ta Tamil = தமிழ்
      feature அம்சம்|வணிக தேவை|திறன்
      rule Rule
      background பின்னணி
      scenario உதாரணமாக|காட்சி
      outline காட்சி சுருக்கம்|காட்சி வார்ப்புரு
      examples எடுத்துக்காட்டுகள்|காட்சிகள்|நிலைமைகளில்
      given கொடுக்கப்பட்ட
      when எப்போது
      then அப்பொழுது
      and மேலும்|மற்றும்
      but ஆனால்
    te Telugu = తెలుగు
      feature గుణము
      rule Rule
      background నేపథ్యం
      scenario ఉదాహరణ|సన్నివేశం
      outline కథనం
      examples ఉదాహరణలు
      given చెప్పబడినది
      when ఈ పరిస్థితిలో
      then అప్పుడు
      and మరియు
      but కాని
    th Thai = ไทย
      feature โครงหลัก|ความต้องการทางธุรกิจ|ความสามารถ
      rule Rule
      background แนวคิด
      scenario เหตุการณ์
      outline สรุปเหตุการณ์|โครงสร้างของเหตุการณ์
      examples ชุดของตัวอย่าง|ชุดของเหตุการณ์
      given กำหนดให้
      when เมื่อ
      then ดังนั้น
      and และ
      but แต่
    tlh Klingon = tlhIngan
      feature Qap|Qu'meH 'ut|perbogh|poQbogh malja'|laH
      rule Rule
      background mo'
      scenario lut
      outline lut chovnatlh
      examples ghantoH|lutmey
      given ghu' noblu'|DaH ghu' bejlu'
      when qaSDI'
      then vaj
      and 'ej|latlh
      but 'ach|'a
    tr Turkish = Türkçe
      feature Özellik|İş Gereksinimi|Gereksinim|İşlev|Kullanıcı Hikayesi|Yetenek|Teknik Gereksinim
      rule Kural|İş Kuralı|Kaide|Hüküm|Madde
      background Geçmiş|Arka Plan|Ön Koşul|Önkoşul|Önceki Durum|Giriş|Mukaddime|Mevcut Durum
      scenario Örnek|Senaryo|Durum|Vaka
      outline Senaryo taslağı|Senaryo şablonu
      examples Örnekler|Değerler
      given Mevcut|Önceden|Geçmişte|Daha önce|Halihazırda|Zaten|Sistemde|Diyelim ki|Varsayalım ki|Farz edelim ki|Kabul edelim ki|Başlangıçta|Varsayılan olarak|Biliniyor ki
      when Eğer|Eğer ki|Ne zaman|Ne zaman ki|Şayet
      then Beklenen|O zaman|Sonuç olarak|Böylece|Bunun üzerine|Bu durumda|O takdirde|Şu halde|Netice itibariyle|Buna binaen
      and Ve|Hem de|Bir de|Ayrıca|İlaveten|Buna ek olarak
      but Fakat|Ama|Ancak|Yalnız|Lakin|Meğer ki|Buna mukabil|Aksi halde
    tt Tatar = Татарча
      feature Мөмкинлек|Үзенчәлеклелек
      rule Rule
      background Кереш
      scenario Сценарий
      outline Сценарийның төзелеше
      examples Үрнәкләр|Мисаллар
      given Әйтик
      when Әгәр
      then Нәтиҗәдә
      and Һәм|Вә
      but Ләкин|Әмма
    uk Ukrainian = Українська
      feature Функціонал
      rule Rule
      background Передумова
      scenario Приклад|Сценарій
      outline Структура сценарію
      examples Приклади
      given Припустимо|Припустимо, що|Нехай|Дано
      when Якщо|Коли
      then То|Тоді
      and І|А також|Та
      but Але
    ur Urdu = اردو
      feature صلاحیت|کاروبار کی ضرورت|خصوصیت
      rule Rule
      background پس منظر
      scenario منظرنامہ
      outline منظر نامے کا خاکہ
      examples مثالیں
      given اگر|بالفرض|فرض کیا
      when جب
      then پھر|تب
      and اور
      but لیکن
    uz Uzbek = Узбекча
      feature Функционал
      rule Rule
      background Тарих
      scenario Сценарий
      outline Сценарий структураси
      examples Мисоллар
      given Belgilangan
      when Агар
      then Унда
      and Ва
      but Лекин|Бирок|Аммо
    vi Vietnamese = Tiếng Việt
      feature Tính năng
      rule Quy tắc
      background Bối cảnh
      scenario Tình huống|Kịch bản
      outline Khung tình huống|Khung kịch bản
      examples Dữ liệu
      given Biết|Cho
      when Khi
      then Thì
      and Và
      but Nhưng
    zh-CN Chinese simplified = 简体中文
      feature 功能
      rule Rule|规则
      background 背景
      scenario 场景|剧本
      outline 场景大纲|剧本大纲
      examples 例子
      given 假如<|假设<|假定<
      when 当<
      then 那么<
      and 而且<|并且<|同时<
      but 但是<
    zh-TW Chinese traditional = 繁體中文
      feature 功能
      rule Rule
      background 背景
      scenario 場景|劇本
      outline 場景大綱|劇本大綱
      examples 例子
      given 假如<|假設<|假定<
      when 當<
      then 那麼<
      and 而且<|並且<|同時<
      but 但是<
    """
}
