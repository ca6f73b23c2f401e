/// What a reference to a build setting does with the value: `$(PRODUCT_NAME:c99extidentifier)`.
enum SettingModifier {
  /// Applies a modifier; one that is not known changes nothing.
  static func apply(_ modifier: Substring, to value: String) -> String {
    let parts = modifier.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let argument = parts.count > 1 ? String(parts[1]) : nil
    switch parts.first.map(String.init) ?? "" {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "c99extidentifier", "identifier": return identifier(value)
    case "rfc1034identifier", "bundleIdentifier":
      return String(
        value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "default": return value.isEmpty ? argument ?? "" : value
    case "file": return argument.map { joined(FilePath.folder(of: value), $0) } ?? name(value)
    case "dir":
      return argument.map { joined($0, FilePath.name(of: value)) } ?? FilePath.folder(of: value)
    case "base":
      return argument.map { joined(FilePath.folder(of: value), $0) } ?? FilePath.stem(of: value)
    case "suffix": return suffix(value)
    case "standardizepath":
      return value.hasPrefix("/") ? FilePath.absolute(value, in: "/") : value
    case "quote": return value.contains(" ") ? value.replacing(" ", with: "\\ ") : value
    case "not": return value == "YES" ? "NO" : "YES"
    default: return value
    }
  }

  /// A name that code can import: letters of any script, digits and `_`.
  static func identifier(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }

  private static func name(_ path: String) -> String {
    path.isEmpty ? "" : FilePath.name(of: path)
  }

  private static func suffix(_ path: String) -> String {
    let name = FilePath.name(of: path)
    return name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }
}
