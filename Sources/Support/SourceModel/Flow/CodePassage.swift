/// A piece of an app's sources with what it mentions and changes: an expression, or a body.
package struct CodePassage: Hashable, Sendable {
  /// The names of an access as written, without `self`: `cart.lines` is two.
  package typealias Path = [String]

  /// A change of a property.
  package struct Change: Hashable, Sendable {
    /// What is changed.
    package var path: Path
    /// The statement, on one line.
    package var text: String
    /// Whether something else gets a binding, and changes it when it likes.
    package var isBinding: Bool
    /// Where it is.
    package var location: SourceLocation

    /// Creates a change.
    package init(path: Path, text: String, isBinding: Bool = false, location: SourceLocation) {
      self.path = path
      self.text = text
      self.isBinding = isBinding
      self.location = location
    }
  }

  /// The text, on one line; empty of a body that has several statements.
  package var text: String
  /// Where it begins.
  package var location: SourceLocation
  /// What it reads or calls.
  package var mentions: [Path]
  /// What it changes.
  package var changes: [Change]
  /// What has to hold for the rest of it to happen.
  package var guards: [CodePassage]
  /// Where it catches errors and does nothing with them.
  package var silentCatches: [SourceLocation]

  /// Creates a passage.
  package init(
    text: String, location: SourceLocation, mentions: [Path] = [], changes: [Change] = [],
    guards: [CodePassage] = [], silentCatches: [SourceLocation] = []
  ) {
    self.text = text
    self.location = location
    self.mentions = mentions
    self.changes = changes
    self.guards = guards
    self.silentCatches = silentCatches
  }
}
