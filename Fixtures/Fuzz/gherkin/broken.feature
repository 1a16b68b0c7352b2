Feature: x
 Scenario: y
  Given z
   ```
   a
    b
   ```
  | uneven |
  | a | b |
 nonsense
