extension LanguageTable {
  /// The languages from `en-au` to `id`.
  static let part2 = """
    en-au Australian = Australian
      feature Pretty much
      rule Rule
      background First off
      scenario Awww, look mate
      outline Reckon it's like
      examples You'll wanna
      given Y'know
      when It's just unbelievable
      then But at the end of the day I reckon
      and Too right
      but Yeah nah
    en-lol LOLCAT = LOLCAT
      feature OH HAI
      rule Rule
      background B4
      scenario MISHUN
      outline MISHUN SRSLY
      examples EXAMPLZ
      given I CAN HAZ
      when WEN
      then DEN
      and AN
      but BUT
    en-old Old English = Englisc
      feature Hwaet|Hwæt
      rule Rule
      background Aer|Ær
      scenario Swa
      outline Swa hwaer swa|Swa hwær swa
      examples Se the|Se þe|Se ðe
      given Thurh|Þurh|Ðurh
      when Bæþsealf|Bæþsealfa|Bæþsealfe|Ciricæw|Ciricæwe|Ciricæwa
      then Tha|Þa|Ða|Tha the|Þa þe|Ða ðe
      and Ond|7
      but Ac
    en-pirate Pirate = Pirate
      feature Ahoy matey!
      rule Rule
      background Yo-ho-ho
      scenario Heave to
      outline Shiver me timbers
      examples Dead men tell no tales
      given Gangway!
      when Blimey!
      then Let go and haul
      and Aye
      but Avast!
    en-tx Texas = Texas
      feature This ain’t my first rodeo|All gussied up
      rule Rule
      background Lemme tell y'all a story
      scenario All hat and no cattle
      outline Serious as a snake bite|Busy as a hound in flea season
      examples Now that's a story longer than a cattle drive in July
      -given Fixin' to|All git out
      -when Quick out of the chute
      -then There’s no tree but bears some fruit
      -and Come hell or high water
      -but Well now hold on, I'll you what
    eo Esperanto = Esperanto
      feature Trajto
      rule Regulo
      background Fono
      scenario Ekzemplo|Scenaro|Kazo
      outline Konturo de la scenaro|Skizo|Kazo-skizo
      examples Ekzemploj
      given Donitaĵo|Komence
      when Se
      then Do
      and Kaj
      but Sed
    es Spanish = español
      feature Característica|Necesidad del negocio|Requisito
      rule Regla|Regla de negocio
      background Antecedentes
      scenario Ejemplo|Escenario
      outline Esquema del escenario
      examples Ejemplos
      given Dado|Dada|Dados|Dadas
      when Cuando
      then Entonces
      and Y|E
      but Pero
    et Estonian = eesti keel
      feature Omadus
      rule Reegel
      background Taust
      scenario Juhtum|Stsenaarium
      outline Raamjuhtum|Raamstsenaarium
      examples Juhtumid
      given Eeldades
      when Kui
      then Siis
      and Ja
      but Kuid
    fa Persian = فارسی
      feature ویژگی|قابلیت
      rule قانون
      background زمینه|پیش زمینه|مقدمات
      scenario مثال|سناریو
      outline الگوی سناریو
      examples نمونه ها
      given با فرض|فرض کنید|با در نظر گرفتن
      when هنگامی|وقتی
      then آنگاه|سپس|انتظار می رود
      and و
      but اما
    fi Finnish = suomi
      feature Ominaisuus
      rule Rule
      background Tausta
      scenario Tapaus
      outline Tapausaihio
      examples Tapaukset
      given Oletetaan
      when Kun
      then Niin
      and Ja
      but Mutta
    fr French = français
      feature Fonctionnalité
      rule Règle
      background Contexte
      scenario Exemple|Scénario
      outline Plan du scénario|Plan du Scénario
      examples Exemples
      given Soit|Sachant que|Sachant qu'<|Sachant|Etant donné que|Etant donné qu'<|Etant donné|Etant donnée|Etant donnés|Etant données|Étant donné que|Étant donné qu'<|Étant donné|Étant donnée|Étant donnés|Étant données
      when Quand|Lorsque|Lorsqu'<
      then Alors|Donc
      and Et que|Et qu'<|Et
      but Mais que|Mais qu'<|Mais
    ga Irish = Gaeilge
      feature Gné
      rule Riail
      background Cúlra
      scenario Sampla|Cás
      outline Cás Achomair
      examples Samplaí
      given Cuir i gcás go|Cuir i gcás nach|Cuir i gcás gur|Cuir i gcás nár
      when Nuair a|Nuair nach|Nuair ba|Nuair nár
      then Ansin
      and Agus
      but Ach
    gj Gujarati = ગુજરાતી
      feature લક્ષણ|વ્યાપાર જરૂર|ક્ષમતા
      rule નિયમ
      background બેકગ્રાઉન્ડ
      scenario ઉદાહરણ|સ્થિતિ
      outline પરિદ્દશ્ય રૂપરેખા|પરિદ્દશ્ય ઢાંચો
      examples ઉદાહરણો
      given આપેલ છે
      when ક્યારે
      then પછી
      and અને
      but પણ
    gl Galician = galego
      feature Característica
      rule Rule
      background Contexto
      scenario Exemplo|Escenario
      outline Esbozo do escenario
      examples Exemplos
      given Dado|Dada|Dados|Dadas
      when Cando
      then Entón|Logo
      and E
      but Mais|Pero
    he Hebrew = עברית
      feature תכונה
      rule כלל
      background רקע
      scenario דוגמא|תרחיש
      outline תבנית תרחיש
      examples דוגמאות
      given בהינתן
      when כאשר
      then אז|אזי
      and וגם
      but אבל
    hi Hindi = हिंदी
      feature रूप लेख
      rule नियम
      background पृष्ठभूमि
      scenario परिदृश्य
      outline परिदृश्य रूपरेखा
      examples उदाहरण
      given अगर|यदि|चूंकि
      when जब|कदा
      then तब|तदा
      and और|तथा
      but पर|परन्तु|किन्तु
    hr Croatian = hrvatski
      feature Osobina|Mogućnost|Mogucnost
      rule Rule
      background Pozadina
      scenario Primjer|Scenarij
      outline Skica|Koncept
      examples Primjeri|Scenariji
      given Zadan|Zadani|Zadano|Ukoliko
      when Kada|Kad
      then Onda
      and I
      but Ali
    ht Creole = kreyòl
      feature Karakteristik|Mak|Fonksyonalite
      rule Rule
      background Kontèks|Istorik
      scenario Senaryo
      outline Plan senaryo|Plan Senaryo|Senaryo deskripsyon|Senaryo Deskripsyon|Dyagram senaryo|Dyagram Senaryo
      examples Egzanp
      given Sipoze|Sipoze ke|Sipoze Ke
      when Lè|Le
      then Lè sa a|Le sa a
      and Ak|Epi|E
      but Men
    hu Hungarian = magyar
      feature Jellemző
      rule Szabály
      background Háttér
      scenario Példa|Forgatókönyv
      outline Forgatókönyv vázlat
      examples Példák
      given Amennyiben|Adott
      when Majd|Ha|Amikor
      then Akkor
      and És
      but De
    id Indonesian = Bahasa Indonesia
      feature Fitur
      rule Rule|Aturan
      background Dasar|Latar Belakang
      scenario Skenario
      outline Skenario konsep|Garis-Besar Skenario
      examples Contoh|Misal
      given Dengan|Diketahui|Diasumsikan|Bila|Jika
      when Ketika
      then Maka|Kemudian
      and Dan
      but Tapi|Tetapi
    """
}
