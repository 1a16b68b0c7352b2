import Foundation

signal(SIGPIPE, SIG_IGN)
let tool = CommandLineTool(
  terminal: .standard(environment: ProcessInfo.processInfo.environment))
let code = await tool.run(Array(CommandLine.arguments.dropFirst()))
exit(code.rawValue)
