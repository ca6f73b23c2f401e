extension Theme {
  /// Names of the themes that come with pomelo; the first is the default.
  package static let bundledNames = bundledFiles.map(\.name)

  /// The files of the `themes` folder that are in the program, in the order to offer them in.
  static let bundledFiles: [ThemeFile] = [
    ("terminal", PackageResources.terminal_yaml),
    ("dark", PackageResources.dark_yaml),
    ("light", PackageResources.light_yaml),
    ("high-contrast-dark", PackageResources.high_contrast_dark_yaml),
    ("high-contrast-light", PackageResources.high_contrast_light_yaml),
    ("color-blind-dark", PackageResources.color_blind_dark_yaml),
    ("color-blind-light", PackageResources.color_blind_light_yaml),
    ("monochrome", PackageResources.monochrome_yaml),
  ].map { name, bytes in
    ThemeFile(
      name: name, path: "themes/\(name).yaml", text: String(decoding: bytes, as: UTF8.self))
  }
}
