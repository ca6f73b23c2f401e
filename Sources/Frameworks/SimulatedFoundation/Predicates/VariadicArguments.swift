import Foundation

/// Reads the arguments of a format from a list as C functions pass them on.
enum VariadicArguments {
  /// The arguments for the placeholders of a format, in order.
  ///
  /// Only C's own functions can walk such a list, so one of them prints it and the text is read.
  static func values(of list: CVaListPointer, for format: String) -> [Any] {
    let kinds = kinds(in: format)
    guard !kinds.isEmpty else { return [] }
    let text = NSString(
      format: kinds.map(\.rawValue).joined(separator: " "), arguments: list)
    return zip(kinds, text.description.split(separator: " ")).map { kind, text in
      switch kind {
      case .object: object(at: text) ?? NSNull()
      case .integer, .long: Int(text) ?? 0
      case .unsigned, .unsignedLong: UInt(text) ?? 0
      case .real: Double(text) ?? 0
      }
    }
  }

  /// How an argument is printed so that it can be read again.
  private enum Kind: String {
    case object = "%p"
    case integer = "%d"
    case unsigned = "%u"
    case long = "%ld"
    case unsignedLong = "%lu"
    case real = "%.17g"
  }

  private static func kinds(in format: String) -> [Kind] {
    var kinds: [Kind] = []
    var quote: Character?
    var placeholder: String?
    for character in format {
      if let begun = placeholder {
        guard character.isLetter || character == "@" || character == "%" else {
          placeholder = begun + String(character)
          continue
        }
        guard !"lhqzt".contains(character) else {
          placeholder = begun + "l"
          continue
        }
        placeholder = nil
        if let kind = kind(of: character, isLong: begun.contains("l")) { kinds.append(kind) }
      } else if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == "%" {
        placeholder = ""
      }
    }
    return kinds
  }

  private static func kind(of letter: Character, isLong: Bool) -> Kind? {
    switch letter {
    case "@", "K": .object
    case "d", "D", "i", "c": isLong ? .long : .integer
    case "u", "U", "x", "X", "o", "O": isLong ? .unsignedLong : .unsigned
    case "f", "F", "e", "E", "g", "G", "a", "A": .real
    default: nil
    }
  }

  /// The object whose address is printed.
  private static func object(at text: Substring) -> Any? {
    let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text
    guard let address = UInt(digits, radix: 16), let pointer = UnsafeRawPointer(bitPattern: address)
    else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  }
}
