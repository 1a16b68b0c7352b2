import RoadbookCLI

// What the Makefile calls to measure and to test this project; no user needs it.
await CommandLineTool(commands: [
  ConformanceCommand(), BenchCommand(), TortureCommand(), TortureChildCommand(),
]).runAndExit()
