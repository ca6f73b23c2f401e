import TerminalModel

extension Theme {
  /// Names of the themes that come with pomelo; the first is the default.
  package static let bundledNames = ["terminal", "dark", "light", "monochrome"]

  /// A theme that comes with pomelo.
  ///
  /// - Throws: ``ThemeError/unknownName(_:known:)``, or what is wrong with a bundled file.
  package static func bundled(_ name: String) throws(ThemeError) -> Theme {
    let bytes: [UInt8]
    switch name {
    case "terminal": bytes = PackageResources.terminal_yaml
    case "dark": bytes = PackageResources.dark_yaml
    case "light": bytes = PackageResources.light_yaml
    case "monochrome": bytes = PackageResources.monochrome_yaml
    default: throw .unknownName(name, known: bundledNames)
    }
    return try Theme(yaml: String(decoding: bytes, as: UTF8.self))
  }

  /// Attributes only: what is shown when `NO_COLOR` is set or no theme can be read.
  package static let colorless = Theme(name: "monochrome", slots: Array(repeating: nil, count: 16))
}
