/// A view in an app's sources, as a call with its modifiers: what it shows, does and depends on.
package struct CodeControl: Hashable, Sendable {
  /// The view's name, such as `Button`.
  package var name: String
  /// The type around.
  package var owner: String
  /// Where the view and its modifiers stand.
  package var places: Set<SourceLocation>
  /// The texts that it is given, which a component may set as an identifier or a label.
  package var texts: [CodePattern] = []
  /// What it shows.
  package var shown: CodePassage
  /// What a touch, or an entry, does.
  package var deed: CodePassage?
  /// What it leads to.
  package var destination: CodePassage?
  /// The data of the list that it is in a row of.
  package var rows: CodePassage?
  /// What has to hold for it to be there, innermost first: conditions, and what presents it.
  package var conditions: [CodePassage]
  /// The modifier that presents it, such as `alert`; `nil` of what is there without one.
  package var presenter: String?
  /// What disables it.
  package var disabling: CodePassage?

  /// Where it stands.
  package var location: SourceLocation { shown.location }

  /// Creates a control.
  package init(
    name: String, owner: String, places: Set<SourceLocation>, shown: CodePassage,
    deed: CodePassage? = nil, destination: CodePassage? = nil, rows: CodePassage? = nil,
    conditions: [CodePassage] = [], disabling: CodePassage? = nil
  ) {
    self.name = name
    self.owner = owner
    self.places = places
    self.shown = shown
    self.deed = deed
    self.destination = destination
    self.rows = rows
    self.conditions = conditions
    self.disabling = disabling
  }
}
