// The room SpecSteps.
