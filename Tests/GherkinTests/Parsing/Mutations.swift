import Gherkin
import SeededRandom

/// What mutations put into feature files.
private let pieces =
  [
    "|", "\\", "\"\"\"", "```", "````", "@", "#", "# language: fr", ":", "<", ">", "\r", "\n",
    "\t", "\u{A0}",
    "é", "🎸", "Feature:", "Scenario:", "Rule:", "Background:", "Examples:", "Given ", "* ", "# ",
    "- ",
    "| --- |", "`@a`",
  ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x80]]

/// The bytes of a feature file with a few of them replaced.
func mutate(_ bytes: [UInt8], with random: inout SplitMix64) -> [UInt8] {
  var bytes = bytes
  for _ in 0..<Int.random(in: 1...6, using: &random) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...8, using: &random))
    let piece = pieces.randomElement(using: &random) ?? []
    bytes.replaceSubrange(place..<end, with: piece)
  }
  return bytes
}
