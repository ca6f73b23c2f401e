/// Something that the text of a prompt can be completed to.
struct Completion: Hashable, Sendable {
  /// The whole text of the prompt after completing.
  var text: String
  /// What is shown in the list.
  var title: String
  /// A word about it, shown behind.
  var note: String

  /// Creates a completion.
  init(_ text: String, title: String? = nil, note: String = "") {
    self.text = text
    self.title = title ?? text
    self.note = note
  }
}
