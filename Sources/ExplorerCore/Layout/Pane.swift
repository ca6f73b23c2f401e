/// A pane of the explorer: its number and name, and where layouts put it.
///
/// Each pane declares itself beside what it shows; `PaneCatalog` lists them.
package struct Pane: Sendable {
  /// Where a layout puts a pane.
  ///
  /// Panes of one place share its frame, as tabs.
  enum Place: Int, CaseIterable, Hashable, Sendable {
    /// The app's picture, as high as it can be.
    case picture
    /// What there is to use, beside the picture.
    case parts
    /// What the test does, step by step.
    case steps
    /// What happens, below the others.
    case happenings
    /// The sources, which take what room there is.
    case sources
    /// What there is to learn, beside all others.
    case lesson
    /// One row for itself, above the bar.
    case row
  }

  /// By what a person asks for it; no other pane has it.
  package let number: Int
  /// The name a person sees.
  let title: LocalizedText
  /// Where layouts put it.
  let place: Place
  /// Whether enter does something with its selected line.
  let isSelectable: Bool
  /// Whether a filter finds lines in it rather than leaves lines out.
  let isSearched: Bool

  /// Declares a pane.
  init(
    _ number: Int, _ title: LocalizedText, at place: Place, isSelectable: Bool = false,
    isSearched: Bool = false
  ) {
    self.number = number
    self.title = title
    self.place = place
    self.isSelectable = isSelectable
    self.isSearched = isSearched
  }
}

extension Pane: Hashable {
  package static func == (one: Pane, other: Pane) -> Bool { one.number == other.number }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
