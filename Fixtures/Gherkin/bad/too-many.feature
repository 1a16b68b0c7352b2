Feature: reading stops after eleven errors
  Scenario: one
    Given a
  junk
  junk
  junk
  junk
  junk
  junk
  junk
  junk
  junk
  junk
  junk
  junk
  junk
  junk
  junk
  junk
  junk
  junk
  junk
  junk
