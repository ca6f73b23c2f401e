/// What one pane shows.
struct PaneInput: Equatable, Sendable {
  /// What stands in it.
  var content: any PaneContent
  /// Which of its items are shown.
  var filter: Filter?
  /// The item that a person moved to.
  var cursor: Int?

  /// The text of the pane as it is shown: files and pictures are searched, not cut.
  var document: PaneDocument { content.document(cursor: cursor).filtered(by: filter) }

  /// What is kept of it, to be compared with the next.
  var kept: PaneInput { PaneInput(content: content.kept, filter: filter, cursor: cursor) }

  /// Whether another pane looks the same but for the item that a person moved to.
  func isSame(as other: PaneInput) -> Bool {
    filter == other.filter && content.isEqual(to: other.content)
  }

  static func == (one: PaneInput, other: PaneInput) -> Bool {
    one.cursor == other.cursor && one.isSame(as: other)
  }
}
