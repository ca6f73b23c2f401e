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

extension FontFile {
  /// All files, whatever a picture uses of them.
  private static var all: [FontFile] {
    let latin = FontWeight.allCases.flatMap { weight in
      [false, true].flatMap { isItalic in
        [false, true].map { FontFile.latin(weight, isItalic: isItalic, isLarge: $0) }
      }
    }
    let others = [false, true].flatMap { isBold in
      [
        FontFile.monospaced(isBold: isBold, isItalic: false),
        .monospaced(isBold: isBold, isItalic: true), .serif(isBold: isBold),
        .ideographs(isBold: isBold), .others(isBold: isBold),
      ]
    }
    return latin + others + [.emoji, .symbols]
  }

  /// A hash of the fonts of each package: of the checksums that font files have of their tables
  /// (OpenType specification, "Table directory"), which lie at their beginning.
  static var hashes: [String: String] {
    var hashes: [String: Fingerprint] = [:]
    for file in all {
      var hash = hashes[file.package] ?? Fingerprint()
      hash.combine(file.path)
      hash.combine(bytes: file.beginning)
      hashes[file.package] = hash
    }
    return hashes.mapValues(\.text)
  }

  /// The first bytes of the file; none where it is missing.
  private var beginning: [UInt8] {
    guard let path = try? location(), let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    return [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
  }
}
