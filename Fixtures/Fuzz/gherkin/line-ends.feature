# language: de
Funktionalität: x
  Szenario: y    Angenommen z
