import RoadbookCLI

await CommandLineTool.roadbook.runAndExit()
