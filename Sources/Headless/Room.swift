// The room Headless.
