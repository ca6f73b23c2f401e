/// A variable that `@Entry` is attached to, read from its source text.
struct EntryDeclaration: Equatable {
  /// The variable's name, without backticks.
  var name: String
  /// The type as written; nil where it follows from the default.
  var type: String?
  /// The expression of the default; nil where none is written.
  var initial: String?

  /// Reads `@Entry public var name: Type = initial`.
  ///
  /// Nil for text that is no such declaration.
  ///
  /// - Parameter source: The declaration as the compiler sends it, comments included.
  init?(_ source: String) {
    var text = SourceCursor(source)
    guard text.skip(toWord: "var"), let name = text.name() else { return nil }
    self.name = name
    if text.skip(":") { type = text.upTo("=") }
    if text.skip("=") { initial = text.rest() }
    if type == nil, initial == nil { return nil }
  }
}
