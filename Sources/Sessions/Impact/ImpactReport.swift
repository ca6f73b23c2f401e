import ElementModel
import ExplorerCore
package import SourceModel
package import TerminalModel

/// What depends on an identifier, as text or as JSON.
package enum ImpactReport {
  /// Lines for a person.
  package static func lines(of impact: Impact) -> [TerminalText] {
    ImpactText(impact).lines.map { TerminalText($0.text) }
  }

  /// One JSON object.
  ///
  /// - Throws: `EncodingError`, for no impact that was read from sources.
  package static func json(of impact: Impact) throws -> TerminalText {
    try JSONLine.text(of: impact)
  }

  /// What to say of a text that nothing knows, with known ones that are near it.
  ///
  /// - Parameters:
  ///   - text: What was asked for.
  ///   - index: What the sources say.
  ///   - observations: What runs showed, if there were any.
  /// - Returns: Sentences.
  package static func unknown(
    _ text: String, in index: ProjectIndex, observations: ProjectObservations?
  ) -> String {
    let near = nearMisses(of: text, among: index.knownTexts(observations: observations))
    let sentence = "No locator looks for \"\(text)\", and the app sets no such identifier or label."
    return near.isEmpty ? sentence : sentence + "\nThere are: " + near.joined(separator: ", ")
  }

  /// Known texts that a person who wrote another may have meant, nearest first.
  private static func nearMisses(of text: String, among known: [String]) -> [String] {
    let distance = TextDistance(to: text)
    let wanted = text.lowercased()
    let scored = known.compactMap { candidate -> (Int, String)? in
      if let found = distance.distance(to: candidate) { return (found, candidate) }
      let other = candidate.lowercased()
      guard min(other.count, wanted.count) > 2,
        other.contains(wanted) || wanted.contains(other)
      else { return nil }
      return (10 + abs(other.count - wanted.count), candidate)
    }
    return scored.sorted { $0 < $1 }.prefix(5).map(\.1)
  }
}
