/// Fills arguments into formats as `printf` writes them ("String Format Specifiers", Apple's
/// documentation archive), numbers as a locale does.
package enum FormatString {
  /// The format with its arguments filled in; a specifier without an argument stays as it is.
  package static func text(
    _ format: String, _ arguments: [FormatArgument], _ locale: Locale
  ) -> String {
    guard format.contains("%") else { return format }
    var result = ""
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      guard let specifier = FormatSpecifier(&rest) else {
        result.append(rest.removeFirst())
        continue
      }
      guard specifier.conversion != "%" else {
        result += "%"
        continue
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      if specifier.position == nil { next += 1 }
      let isKnown = arguments.indices.contains(index)
      result += isKnown ? specifier.text(arguments[index], locale) : specifier.source
    }
    return result + rest
  }
}
