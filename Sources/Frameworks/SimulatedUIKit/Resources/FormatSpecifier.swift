/// One place in a format where an argument is filled in, such as `%1$08.2lf`.
struct FormatSpecifier {
  /// As it was written.
  let source: String
  /// Which argument is meant, from 1; the next one when nil.
  let position: Int?
  private let flags: Set<Character>
  private let width: Int
  private let precision: Int?
  let conversion: Character

  /// Longer numbers of digits are nobody's intention.
  private static let longest = 200

  /// Takes a specifier off the start of a text; nil, and the text as it was, when there is none.
  init?(_ text: inout Substring) {
    var rest = text.dropFirst()
    func digits() -> Int? {
      let figures = rest.prefix { $0.isASCII && $0.isNumber }
      guard !figures.isEmpty, let number = Int(figures) else { return nil }
      rest = rest.dropFirst(figures.count)
      return number
    }
    let start = rest
    var position: Int?
    if let number = digits(), rest.first == "$" {
      position = number
      rest.removeFirst()
    } else {
      rest = start
    }
    var flags: Set<Character> = []
    while let flag = rest.first, "-+ 0#'".contains(flag) {
      flags.insert(flag)
      rest.removeFirst()
    }
    let width = digits() ?? 0
    var precision: Int?
    if rest.first == "." {
      rest.removeFirst()
      precision = digits() ?? 0
    }
    while let length = rest.first, "hlqLjzt".contains(length) { rest.removeFirst() }
    guard let conversion = rest.first, "@dDiuUxXoOfFeEgGcCsSaAp%".contains(conversion) else {
      return nil
    }
    rest.removeFirst()
    source = String(text[text.startIndex..<rest.startIndex])
    self.position = position
    self.flags = flags
    self.width = min(width, Self.longest)
    self.precision = precision.map { min($0, Self.longest) }
    self.conversion = conversion
    text = rest
  }

  /// The argument as it is written here.
  func text(_ argument: FormatArgument, _ locale: Locale) -> String {
    switch conversion {
    case "d", "D", "i", "u", "U": return padded(whole(argument, locale))
    case "f", "F", "e", "E", "g", "G", "a", "A": return padded(decimal(argument, locale))
    case "x", "X", "o", "O":
      let bits =
        switch argument {
        case .integer(let value): UInt64(bitPattern: value)
        case .unsigned(let value): value
        case .decimal(let value): UInt64(max(0, min(value, 1e18)))
        case .text: UInt64(0)
        }
      let radix = "oO".contains(conversion) ? 8 : 16
      return padded(String(bits, radix: radix, uppercase: conversion == "X"))
    case "c", "C":
      let scalar = argument.number.flatMap { UInt32(exactly: $0) }.flatMap(Unicode.Scalar.init)
      return padded(scalar.map { String(Character($0)) } ?? "")
    default: return padded(plain(argument))
    }
  }

  private func plain(_ argument: FormatArgument) -> String {
    let text =
      switch argument {
      case .integer(let value): String(value)
      case .unsigned(let value): String(value)
      case .decimal(let value): String(value)
      case .text(let value): value
      }
    guard let precision, conversion != "@" else { return text }
    return String(text.prefix(precision))
  }

  private func whole(_ argument: FormatArgument, _ locale: Locale) -> String {
    // With a width in zeros, figures are a code and not a quantity.
    let isGrouped = !flags.contains("0")
    let style = IntegerFormatStyle<Int64>(locale: locale).grouping(isGrouped ? .automatic : .never)
      .precision(.integerLength((precision ?? 1)...))
    switch argument {
    case .integer(let value): return signed(style.format(value), isNegative: value < 0)
    case .unsigned(let value):
      return signed(IntegerFormatStyle<UInt64>(locale: locale).format(value), isNegative: false)
    case .decimal(let value):
      return signed(style.format(Int64(max(-1e18, min(value, 1e18)))), isNegative: value < 0)
    case .text(let text): return text
    }
  }

  private func decimal(_ argument: FormatArgument, _ locale: Locale) -> String {
    guard let value = argument.number else { return plain(argument) }
    if "fF".contains(conversion) {
      let style = FloatingPointFormatStyle<Double>(locale: locale)
        .precision(.fractionLength(precision ?? 6))
        .grouping(flags.contains("0") ? .never : .automatic)
      return signed(style.format(value), isNegative: value < 0)
    }
    let format = "%\(precision.map { ".\($0)" } ?? "")\(conversion)"
    return signed(String(format: format, value), isNegative: value < 0)
  }

  private func signed(_ text: String, isNegative: Bool) -> String {
    guard !isNegative else { return text }
    if flags.contains("+") { return "+" + text }
    return flags.contains(" ") ? " " + text : text
  }

  private func padded(_ text: String) -> String {
    guard text.count < width else { return text }
    let missing = width - text.count
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    guard flags.contains("0"), conversion != "@" else {
      return String(repeating: " ", count: missing) + text
    }
    let sign = text.hasPrefix("-") || text.hasPrefix("+") ? String(text.prefix(1)) : ""
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }
}
