/// Something that the text of a prompt can be completed to.
struct Completion: Hashable, Sendable {
  /// The whole text of the prompt after completing.
  var text: String
  /// What is shown in the list.
  var title: String
  /// A word about it, shown behind.
  var note: String
  /// Where one goes on typing, in characters; at the end when nil.
  var cursor: Int?

  /// Creates a completion.
  init(_ text: String, title: String? = nil, note: String = "", cursor: Int? = nil) {
    self.text = text
    self.title = title ?? text
    self.note = note
    self.cursor = cursor
  }
}
