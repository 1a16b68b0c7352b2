extension LanguageTable {
  /// The languages from `is` to `pl`.
  static let part3 = """
    is Icelandic = Íslenska
      feature Eiginleiki
      rule Rule
      background Bakgrunnur
      scenario Atburðarás
      outline Lýsing Atburðarásar|Lýsing Dæma
      examples Dæmi|Atburðarásir
      given Ef
      when Þegar
      then Þá
      and Og
      but En
    it Italian = italiano
      feature Funzionalità|Esigenza di Business|Abilità
      rule Regola
      background Contesto
      scenario Esempio|Scenario
      outline Schema dello scenario
      examples Esempi
      given Dato|Data|Dati|Date
      when Quando
      then Allora
      and E|Ed
      but Ma
    ja Japanese = 日本語
      feature フィーチャ|機能
      rule ルール
      background 背景
      scenario シナリオ
      outline シナリオアウトライン|シナリオテンプレート|テンプレ|シナリオテンプレ
      examples 例|サンプル
      given 前提<
      when もし<
      then ならば<
      and 且つ<|かつ<
      but 然し<|しかし<|但し<|ただし<
    jv Javanese = Basa Jawa
      feature Fitur
      rule Rule
      background Dasar
      scenario Skenario
      outline Konsep skenario
      examples Conto|Contone
      given Nalika|Nalikaning
      when Manawa|Menawa
      then Njuk|Banjur
      and Lan
      but Tapi|Nanging|Ananging
    ka Georgian = ქართული
      feature თვისება|მოთხოვნა
      rule წესი
      background კონტექსტი
      scenario მაგალითად|მაგალითი|მაგ|სცენარი
      outline სცენარის ნიმუში|სცენარის შაბლონი|ნიმუში|შაბლონი
      examples მაგალითები
      given მოცემული|მოცემულია|ვთქვათ
      when როდესაც|როცა|როგორც კი|თუ
      then მაშინ
      and და|ასევე
      but მაგრამ|თუმცა
    kn Kannada = ಕನ್ನಡ
      feature ಹೆಚ್ಚಳ
      rule Rule
      background ಹಿನ್ನೆಲೆ
      scenario ಉದಾಹರಣೆ|ಕಥಾಸಾರಾಂಶ
      outline ವಿವರಣೆ
      examples ಉದಾಹರಣೆಗಳು
      given ನೀಡಿದ
      when ಸ್ಥಿತಿಯನ್ನು
      then ನಂತರ
      and ಮತ್ತು
      but ಆದರೆ
    ko Korean = 한국어
      feature 기능
      rule 규칙
      background 배경
      scenario 시나리오
      outline 시나리오 개요
      examples 예
      given 조건|먼저
      when 만일|만약
      then 그러면
      and 그리고
      but 하지만|단
    lt Lithuanian = lietuvių kalba
      feature Savybė
      rule Rule
      background Kontekstas
      scenario Pavyzdys|Scenarijus
      outline Scenarijaus šablonas
      examples Pavyzdžiai|Scenarijai|Variantai
      given Duota
      when Kai
      then Tada
      and Ir
      but Bet
    lu Luxemburgish = Lëtzebuergesch
      feature Funktionalitéit
      rule Rule
      background Hannergrond
      scenario Beispill|Szenario
      outline Plang vum Szenario
      examples Beispiller
      given ugeholl
      when wann
      then dann
      and an|a
      but awer|mä
    lv Latvian = latviešu
      feature Funkcionalitāte|Fīča
      rule Rule
      background Konteksts|Situācija
      scenario Piemērs|Scenārijs
      outline Scenārijs pēc parauga
      examples Piemēri|Paraugs
      given Kad
      when Ja
      then Tad
      and Un
      but Bet
    mk-Cyrl Macedonian = Македонски
      feature Функционалност|Бизнис потреба|Можност
      rule Rule
      background Контекст|Содржина
      scenario Пример|Сценарио|На пример
      outline Преглед на сценарија|Скица|Концепт
      examples Примери|Сценарија
      given Дадено|Дадена
      when Кога
      then Тогаш
      and И
      but Но
    mk-Latn Macedonian (Latin) = Makedonski (Latinica)
      feature Funkcionalnost|Biznis potreba|Mozhnost
      rule Rule
      background Kontekst|Sodrzhina
      scenario Scenario|Na primer
      outline Pregled na scenarija|Skica|Koncept
      examples Primeri|Scenaria
      given Dadeno|Dadena
      when Koga
      then Togash
      and I
      but No
    ml Malayalam = മലയാളം
      feature സവിശേഷത
      rule നിയമം
      background പശ്ചാത്തലം
      scenario രംഗം
      outline സാഹചര്യത്തിന്റെ രൂപരേഖ
      examples ഉദാഹരണങ്ങൾ
      given നൽകിയത്<
      -when എപ്പോൾ<
      then പിന്നെ<
      and ഒപ്പം<
      but പക്ഷേ<
    mn Mongolian = монгол
      feature Функц|Функционал
      rule Rule
      background Агуулга
      scenario Сценар
      outline Сценарын төлөвлөгөө
      examples Тухайлбал
      given Өгөгдсөн нь|Анх
      when Хэрэв
      then Тэгэхэд|Үүний дараа
      and Мөн|Тэгээд
      but Гэхдээ|Харин
    mr Marathi = मराठी
      feature वैशिष्ट्य|सुविधा
      rule नियम
      background पार्श्वभूमी
      scenario परिदृश्य
      outline परिदृश्य रूपरेखा
      examples उदाहरण
      given जर<|दिलेल्या प्रमाणे
      when जेव्हा
      then मग|तेव्हा
      and आणि|तसेच
      but पण|परंतु
    ne Nepali = नेपाली
      feature सुविधा|विशेषता
      rule नियम
      background पृष्ठभूमी
      scenario परिदृश्य
      outline परिदृश्य रूपरेखा
      examples उदाहरण|उदाहरणहरु
      given दिइएको|दिएको|यदि
      when जब
      then त्यसपछि|अनी
      and र|अनि
      but तर
    nl Dutch = Nederlands
      feature Functionaliteit
      rule Regel
      background Achtergrond
      scenario Voorbeeld|Scenario
      outline Abstract Scenario
      examples Voorbeelden
      given Gegeven|Stel
      when Als|Wanneer
      then Dan
      and En
      but Maar
    no Norwegian = norsk
      feature Egenskap
      rule Regel
      background Bakgrunn
      scenario Eksempel|Scenario
      outline Scenariomal|Abstrakt Scenario
      examples Eksempler
      given Gitt
      when Når
      then Så
      and Og
      but Men
    pa Panjabi = ਪੰਜਾਬੀ
      feature ਖਾਸੀਅਤ|ਮੁਹਾਂਦਰਾ|ਨਕਸ਼ ਨੁਹਾਰ
      rule Rule
      background ਪਿਛੋਕੜ
      scenario ਉਦਾਹਰਨ|ਪਟਕਥਾ
      outline ਪਟਕਥਾ ਢਾਂਚਾ|ਪਟਕਥਾ ਰੂਪ ਰੇਖਾ
      examples ਉਦਾਹਰਨਾਂ
      given ਜੇਕਰ|ਜਿਵੇਂ ਕਿ
      when ਜਦੋਂ
      then ਤਦ
      and ਅਤੇ
      but ਪਰ
    pl Polish = polski
      feature Właściwość|Funkcja|Aspekt|Potrzeba biznesowa
      rule Zasada|Reguła
      background Założenia
      scenario Przykład|Scenariusz
      outline Szablon scenariusza
      examples Przykłady
      given Zakładając|Mając|Zakładając, że
      when Jeżeli|Jeśli|Gdy|Kiedy
      then Wtedy
      and Oraz|I
      but Ale
    """
}
