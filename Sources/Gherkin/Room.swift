// The room Gherkin.
