/// How a new method names its element, and what has to be declared for it.
struct ElementDraft {
  /// A text that goes into a file at a byte.
  struct Insertion: Hashable {
    var path: String
    var offset: Int
    var text: String
  }

  /// The name that the page has for it; `nil` where it is written out.
  var name: String?
  /// The whole expression, where a name alone stands for it or it is written out.
  var expression: String
  /// What the method has to be given for it.
  var parameters = ""
  /// What is declared.
  var insertions: [Insertion] = []
}
