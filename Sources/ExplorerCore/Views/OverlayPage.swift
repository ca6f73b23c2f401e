import SourceModel

/// A page that is shown over the panes.
protocol OverlayPage: Sendable {
  /// What can be done with its selected line.
  var actions: Set<PageAction> { get }
  /// Whether it has lines to do something with, rather than a word that there are none.
  func hasLines(_ model: ExplorerModel) -> Bool
  /// Its text.
  func document(_ model: ExplorerModel) -> OverlayDocument
  /// The line that is selected when it opens.
  func start(_ model: ExplorerModel) -> Int
  /// The place of the sources that a line stands for, which can be edited.
  func location(at item: Int, _ model: ExplorerModel) -> SourceLocation?
  /// The source files of which it shows lines.
  func files(_ model: ExplorerModel) -> [String]
  /// Shows what choosing a line would do, as a person moves to it.
  func preview(_ item: Int, in model: inout ExplorerModel)
  /// Takes back what was previewed: the page is closed without a choice.
  func cancel(_ model: inout ExplorerModel)
  /// Does something with a line.
  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect]
}

extension OverlayPage {
  var actions: Set<PageAction> { [] }
  func hasLines(_ model: ExplorerModel) -> Bool { true }
  func start(_ model: ExplorerModel) -> Int { 0 }
  func location(at item: Int, _ model: ExplorerModel) -> SourceLocation? { nil }
  func files(_ model: ExplorerModel) -> [String] { [] }
  func preview(_ item: Int, in model: inout ExplorerModel) {}
  func cancel(_ model: inout ExplorerModel) {}
  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] { [] }
}
