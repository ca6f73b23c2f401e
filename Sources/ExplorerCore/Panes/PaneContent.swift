import SourceModel

/// What stands in a pane: what it shows are its properties, and nothing else.
///
/// It is made anew for each frame and each key, of what the explorer knows. Two that are equal look
/// alike, but for the item that a person has moved to.
protocol PaneContent: Equatable, Sendable {
  /// What it is.
  static var guidance: Guidance? { get }
  /// What stands after the pane's name.
  var subtitle: String { get }
  /// What is said where there are no items.
  var emptyText: [String] { get }
  /// Whether the lines of an item are others while it is the one that a person moved to.
  var marksSelection: Bool { get }
  /// What is kept of it, to be compared with the next: it keeps alive nothing that is large.
  var kept: Self { get }
  /// Its items.
  ///
  /// - Parameter cursor: The item that a person moved to; nil while the pane follows the run.
  /// - Returns: The items, with the one that is shown while the pane follows the run.
  func document(cursor: Int?) -> PaneDocument
  /// The source that an item stands for.
  func location(at item: Int) -> SourceLocation?
  /// What an item folds, if it does.
  func fold(at item: Int) -> Fold?
  /// Where a run stops that is to stop at an item; nil where no run can.
  func breakpoint(at item: Int) -> Breakpoint.Place?
}

extension PaneContent {
  var subtitle: String { "" }
  var emptyText: [String] { [] }
  var marksSelection: Bool { false }
  var kept: Self { self }
  func location(at item: Int) -> SourceLocation? { nil }
  func fold(at item: Int) -> Fold? { nil }
  func breakpoint(at item: Int) -> Breakpoint.Place? { nil }

  /// Whether another pane looks the same.
  func isEqual(to other: any PaneContent) -> Bool { other as? Self == self }
}
