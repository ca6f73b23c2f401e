import Glibc

/// A file of letters that pictures are drawn with.
struct FontFile: Hashable {
  /// Its path below a folder of fonts.
  var path: String
  /// Which font of the file it is.
  var index = 0
  /// The package of Debian that has it.
  var package: String

  /// Folders of fonts; a person's own are none, so that equal machines draw equally.
  private static let folders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// Where it is.
  ///
  /// - Throws: ``PictureError/noFont(_:package:)``.
  func location() throws(PictureError) -> String {
    for folder in Self.folders where access("\(folder)/\(path)", R_OK) == 0 {
      return "\(folder)/\(path)"
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    throw .noFont(name, package: package)
  }
}

extension FontFile {
  /// Latin, Greek and Cyrillic letters whose widths are near those of San Francisco.
  static func latin(_ weight: FontWeight, isItalic: Bool, isLarge: Bool) -> FontFile {
    let name = weight == .regular && isItalic ? "" : weight.name
    return FontFile(
      path:
        "opentype/inter/Inter\(isLarge ? "Display" : "")-\(name)\(isItalic ? "Italic" : "").otf",
      package: "fonts-inter")
  }

  /// Letters of equal width.
  static func monospaced(isBold: Bool, isItalic: Bool) -> FontFile {
    let variant = [isBold ? "Bold" : "", isItalic ? "Oblique" : ""].joined()
    return FontFile(
      path: "truetype/dejavu/DejaVuSansMono\(variant.isEmpty ? "" : "-" + variant).ttf",
      package: "fonts-dejavu-core")
  }

  /// Letters with serifs.
  static func serif(isBold: Bool) -> FontFile {
    FontFile(
      path: "truetype/dejavu/DejaVuSerif\(isBold ? "-Bold" : "").ttf",
      package: "fonts-dejavu-core")
  }

  /// Ideographs, kana and Hangul, in the forms of Japan.
  static func ideographs(isBold: Bool) -> FontFile {
    FontFile(
      path: "opentype/noto/NotoSansCJK-\(isBold ? "Bold" : "Regular").ttc",
      package: "fonts-noto-cjk")
  }

  /// What the others lack: Hebrew, Arabic, arrows and signs.
  static func others(isBold: Bool) -> FontFile {
    FontFile(
      path: "truetype/dejavu/DejaVuSans\(isBold ? "-Bold" : "").ttf", package: "fonts-dejavu-core")
  }

  /// Emoji in colours.
  static let emoji = FontFile(
    path: "truetype/noto/NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")

  /// What stands for SF Symbols.
  static let symbols = FontFile(
    path: "truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf",
    package: "fonts-materialdesignicons-webfont")
}
