/// Something about the simulation that the person should know and can do something about, such as a
/// request that no fixture answers.
package struct Note: Codable, Hashable, Sendable {
  /// One sentence, with what to do.
  package var text: String

  /// Creates the content.
  package init(text: String) { self.text = text.cutForEvent }
}
