import SourceModel

/// A page that is shown over the panes: what it shows are its properties, and nothing else.
///
/// It is made anew for each frame and each key, of what the explorer knows; what is to happen it
/// answers as intents. Two pages that are equal look alike.
protocol Page: Equatable, Sendable {
  /// What it is; `nil` for one that only asks something.
  static var guidance: Guidance? { get }
  /// What can be done with its selected line.
  var actions: Set<PageAction> { get }
  /// Whether it has lines to do something with, rather than a word that there are none.
  var hasLines: Bool { get }
  /// Its text.
  var document: PageDocument { get }
  /// What is drawn beside the text or below, such as screens of the app.
  var pictures: [PagePicture] { get }
  /// How much of the page that takes.
  var pictureShare: PictureShare { get }
  /// The line that is selected when it opens.
  var start: Int { get }
  /// The source files of which it shows lines.
  var files: [String] { get }
  /// Commands that the bar at the bottom names first while it is in front.
  var commands: [ExplorerCommand] { get }
  /// Whether it is a list to choose from, which letters narrow rather than run commands.
  var isNarrowedByTyping: Bool { get }
  /// Whether its lines fold, which the keys that move sideways do.
  var isTree: Bool { get }
  /// Folds or unfolds a line, or moves to what it belongs to.
  ///
  /// - Parameters:
  ///   - step: Less than zero folds, more unfolds.
  ///   - item: The line.
  /// - Returns: What is to happen.
  func moveSideways(by step: Int, at item: Int) -> [PageIntent]
  /// The place of the sources that a line stands for, which can be edited.
  func location(at item: Int) -> SourceLocation?
  /// Shows what choosing a line would do, as a person moves to it.
  func preview(_ item: Int) -> [PageIntent]
  /// Takes back what was previewed: the page is closed without a choice.
  var cancel: [PageIntent] { get }
  /// Does something with a line.
  func act(_ action: PageAction, on item: Int) -> [PageIntent]
}

extension Page {
  var actions: Set<PageAction> { [] }
  var hasLines: Bool { true }
  var pictures: [PagePicture] { [] }
  var pictureShare: PictureShare { .half }
  var start: Int { 0 }
  var files: [String] { [] }
  var commands: [ExplorerCommand] { [] }
  var isNarrowedByTyping: Bool { false }
  var isTree: Bool { false }
  func moveSideways(by step: Int, at item: Int) -> [PageIntent] { [] }
  func location(at item: Int) -> SourceLocation? { nil }
  func preview(_ item: Int) -> [PageIntent] { [] }
  var cancel: [PageIntent] { [] }
  func act(_ action: PageAction, on item: Int) -> [PageIntent] { [] }

  /// Whether another page looks the same.
  func isEqual(to other: any Page) -> Bool { other as? Self == self }
}
