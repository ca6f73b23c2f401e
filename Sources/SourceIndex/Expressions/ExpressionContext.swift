/// What is being typed at the end of an expression's beginning.
struct ExpressionContext {
  /// What may stand there.
  enum Place: Hashable {
    /// The first name of an expression.
    case root
    /// A member of what is before the dot.
    case member(of: String)
    /// A case of a type, after a dot with nothing before it.
    case typeCase
    /// A text that elements are looked up by, of what is before the bracket; nil where any will do.
    case key(of: String?, closing: String)
    /// Some other text.
    case text
    /// The format of a predicate, in a Swift string.
    case predicate
    /// Nothing that is known.
    case nothing
  }

  /// What may stand at the end.
  let place: Place
  /// Where the part begins that is typed now, in characters.
  let start: Int

  private let characters: [Character]
  /// The place of the opening one of each closing bracket or quote.
  private var openings: [Int: Int] = [:]

  /// Finds out what is typed at the end of a text.
  init(_ text: String) {
    characters = Array(text)
    var stack: [Int] = []
    var quote: Int?
    var next = 0
    while next < characters.count {
      let character = characters[next]
      if quote != nil {
        if character == "\\" { next += 1 }
        if character == "\"", let start = quote {
          openings[next] = start
          quote = nil
        }
      } else if character == "\"" {
        quote = next
      } else if "([".contains(character) {
        stack.append(next)
      } else if ")]".contains(character), let open = stack.popLast() {
        openings[next] = open
      }
      next += 1
    }
    if let quote {
      start = quote + 1
      place = Self.place(ofQuote: quote, characters, openings)
      return
    }
    var word = characters.count
    while word > 0, Self.isPartOfName(characters[word - 1]) { word -= 1 }
    start = word
    guard word > 0 else {
      place = .root
      return
    }
    switch characters[word - 1] {
    case ".":
      let base = Self.chain(upTo: word - 1, characters, openings)
      place = base.isEmpty ? .typeCase : .member(of: base)
    case ")", "]", "\"": place = .nothing
    default: place = .root
    }
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// What a text is for, by what stands before its quote.
  private static func place(
    ofQuote quote: Int, _ characters: [Character], _ openings: [Int: Int]
  ) -> Place {
    var end = quote
    while end > 0, characters[end - 1] == " " { end -= 1 }
    let before = String(characters[..<end])
    if before.hasSuffix("[") {
      return .key(of: chain(upTo: end - 1, characters, openings), closing: "\"]")
    }
    if before.hasSuffix("format:") { return .predicate }
    let call = ".matching(identifier:"
    if before.hasSuffix(call) {
      return .key(of: chain(upTo: end - call.count, characters, openings), closing: "\")")
    }
    if before.hasSuffix("identifier:") { return .key(of: nil, closing: "\")") }
    return .text
  }

  /// The expression that ends at a place: names, dots, and brackets with what is in them.
  private static func chain(
    upTo end: Int, _ characters: [Character], _ openings: [Int: Int]
  ) -> String {
    var start = end
    while start > 0 {
      let character = characters[start - 1]
      if isPartOfName(character) || character == "." {
        start -= 1
      } else if ")]".contains(character), let open = openings[start - 1] {
        start = open
      } else {
        break
      }
    }
    return String(characters[start..<end])
  }
}
