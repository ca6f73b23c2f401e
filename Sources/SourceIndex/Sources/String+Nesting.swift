extension String {
  /// How many brackets may be open at once in what a person types.
  private static let bracketLimit = 16

  /// Whether so many brackets are open at once that parsing takes no end: the parser's time doubles
  /// with each `[` that stands within another, and grows fast with each `<`.
  ///
  /// What stands in quotes counts too, as it may hold code.
  var isNestedTooDeep: Bool {
    var depth = 0
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ">"): depth = Swift.max(0, depth - 1)
      default: break
      }
      if depth > Self.bracketLimit { return true }
    }
    return false
  }
}
