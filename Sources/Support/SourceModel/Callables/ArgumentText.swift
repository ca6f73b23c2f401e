import ElementModel

/// Turns what a person types for an argument into Swift.
package enum ArgumentText: Hashable, Sendable {
  /// Swift source.
  case swift(String)
  /// Why it cannot be used, in a sentence.
  case problem(String)

  private static let texts: Set = ["String", "Substring", "StaticString", "Swift.String"]
  private static let wholeNumbers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let numbers: Set = [
    "Double", "Float", "CGFloat", "TimeInterval", "Foundation.TimeInterval",
  ]

  /// Reads what was typed.
  ///
  /// For a text it is the text itself, whatever is in it; numbers and truth values are checked; what
  /// is typed for any other type is Swift already.
  ///
  /// - Parameters:
  ///   - typed: What the person typed.
  ///   - parameter: What it is for.
  package init(typed: String, for parameter: CallableParameter) {
    let words = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let type = parameter.plainType
    switch type {
    case _ where Self.texts.contains(type): self = .swift(SwiftLiteral.readable(typed))
    case "Character":
      self =
        typed.count == 1
        ? .swift(SwiftLiteral.readable(typed)) : .problem("A Character is one character.")
    case _ where words.isEmpty: self = .problem("\(parameter.name) needs a value.")
    case "Bool":
      self =
        ["true", "false"].contains(words) ? .swift(words) : .problem("A Bool is true or false.")
    case _ where Self.wholeNumbers.contains(type):
      let isUnsigned = type.hasPrefix("U")
      let isNumber = isUnsigned ? UInt64(words) != nil : Int64(words) != nil
      self = isNumber ? .swift(words) : .problem("\(words) is no \(type).")
    case _ where Self.numbers.contains(type):
      let isNumber =
        Double(words)?.isFinite == true && words.allSatisfy { "+-.0123456789eE".contains($0) }
      self = isNumber ? .swift(Self.literal(words)) : .problem("\(words) is no \(type).")
    default: self = .swift(typed)
    }
  }

  /// A number as Swift writes it, which wants digits around the point and no plus.
  private static func literal(_ number: String) -> String {
    var text = number.hasPrefix("+") ? String(number.dropFirst()) : number
    let isNegative = text.hasPrefix("-")
    if isNegative { text.removeFirst() }
    if text.hasPrefix(".") { text = "0" + text }
    if text.hasSuffix(".") { text += "0" }
    text = text.replacing(".e", with: ".0e").replacing(".E", with: ".0E")
    return isNegative ? "-" + text : text
  }
}
