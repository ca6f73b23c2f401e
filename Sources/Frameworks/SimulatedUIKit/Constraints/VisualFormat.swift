import Foundation

/// What a visual format says, such as `V:|-[title]-(>=8@750)-[button(44)]|`.
///
/// The grammar is that of Apple's "Visual Format Language".
struct VisualFormat: Equatable {
  /// A number, or what stands for one or for a view.
  enum Object: Equatable {
    case number(Double)
    case name(String)
  }

  /// How much room there is, or how large a view is.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Object?
  }

  /// What lies between two views.
  enum Connection: Equatable {
    /// Nothing.
    case flush
    /// As much as is usual.
    case standard
    case predicates([Predicate])
  }

  /// A view, and how large it is.
  struct Part: Equatable {
    var name: String
    var sizes: [Predicate] = []
  }

  /// What is wrong with a format, in UIKit's words, and where, counted in characters.
  struct Problem: Error, Equatable {
    var message: String
    var offset: Int
  }

  var isVertical = false
  /// What lies between the superview and the first view, if the superview is named there.
  var before: Connection?
  /// What lies between the last view and the superview, if the superview is named there.
  var after: Connection?
  var parts: [Part] = []
  /// What lies between the views.
  var between: [Connection] = []

  /// Reads a format.
  init(_ text: String) throws(Problem) {
    var reader = VisualFormatReader(text)
    if reader.take("V") {
      guard reader.take(":") else {
        throw reader.problem("Expected ':' after 'V' to specify vertical arrangement")
      }
      isVertical = true
    } else if reader.take("H"), !reader.take(":") {
      throw reader.problem("Expected ':' after 'H' to specify horizontal arrangement")
    }
    if reader.take("|") { before = try reader.connection() }
    parts = [try reader.part()]
    while !reader.isAtEnd {
      let connection = try reader.connection()
      if reader.take("|") {
        after = connection
        guard reader.isAtEnd else { throw reader.problem("Unexpected character after superview") }
      } else {
        between.append(connection)
        parts.append(try reader.part())
      }
    }
  }
}

/// Goes through the characters of a visual format.
private struct VisualFormatReader {
  private let characters: [Character]
  private var offset = 0

  init(_ text: String) { characters = text.filter { !$0.isWhitespace } }

  var isAtEnd: Bool { offset == characters.count }

  func problem(_ message: String) -> VisualFormat.Problem {
    VisualFormat.Problem(message: message, offset: offset)
  }

  /// Goes on where a text stands next.
  mutating func take(_ text: String) -> Bool {
    guard characters[offset...].starts(with: text) else { return false }
    offset += text.count
    return true
  }

  private mutating func take(while condition: (Character) -> Bool) -> String {
    let taken = characters[offset...].prefix(while: condition)
    offset += taken.count
    return String(taken)
  }

  private mutating func name() -> String? {
    guard !isAtEnd, characters[offset].isLetter || characters[offset] == "_" else { return nil }
    return take { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  mutating func part() throws(VisualFormat.Problem) -> VisualFormat.Part {
    guard take("[") else { throw problem("Expected a view") }
    guard let name = name() else { throw problem("Expected a view name") }
    var part = VisualFormat.Part(name: name)
    if let sizes = try predicates() { part.sizes = sizes }
    guard take("]") else { throw problem("Expected a ']' here") }
    return part
  }

  mutating func connection() throws(VisualFormat.Problem) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if let list = try predicates() {
      guard take("-") else { throw problem("Expected a '-' here") }
      return .predicates(list)
    }
    if isAtEnd || characters[offset] == "[" || characters[offset] == "|" { return .standard }
    let object = try object()
    guard take("-") else { throw problem("Expected a '-' here") }
    return .predicates([VisualFormat.Predicate(object: object)])
  }

  /// Conditions in brackets, if there are any.
  private mutating func predicates() throws(VisualFormat.Problem) -> [VisualFormat.Predicate]? {
    guard take("(") else { return nil }
    var list: [VisualFormat.Predicate] = []
    repeat {
      var relation = NSLayoutConstraint.Relation.equal
      if take(">=") {
        relation = .greaterThanOrEqual
      } else if take("<=") {
        relation = .lessThanOrEqual
      } else {
        _ = take("==")
      }
      var predicate = VisualFormat.Predicate(relation: relation, object: try object())
      if take("@") { predicate.priority = try object() }
      list.append(predicate)
    } while take(",")
    guard take(")") else { throw problem("Expected a ')' here") }
    return list
  }

  private mutating func object() throws(VisualFormat.Problem) -> VisualFormat.Object {
    if let name = name() { return .name(name) }
    let start = offset
    let sign = take("-") ? "-" : ""
    let digits = take { $0.isNumber || $0 == "." }
    guard let number = Double(sign + digits) else {
      offset = start
      throw problem("Expected a number or the name of a metric or view")
    }
    return .number(number)
  }
}
