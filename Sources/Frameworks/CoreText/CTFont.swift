public import Foundation
public import SimulatedFoundation
public import SimulatedUIKit

/// A font; what is measured is measured as in labels.
public typealias CTFont = UIFont
/// A letter's code.
public typealias UniChar = UInt16
/// A glyph's number; here that of the letter's code.
public typealias CGGlyph = UInt16

/// A font of a name.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }

/// A font of the system's.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let points = size > 0 ? size : 13
  return uiType == .emphasizedSystem ? .boldSystemFont(ofSize: points) : .systemFont(ofSize: points)
}

/// The same font in another size.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: Any?
) -> CTFont { size > 0 ? font.withSize(size) : font }

/// What the system uses a font for.
public enum CTFontUIFontType: UInt32, Sendable {
  /// The cases as Core Text numbers them.
  case none = 0xFFFF_FFFF
  /// As Core Text numbers them.
  case user = 0, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem
  /// As Core Text numbers it.
  case label = 10
}

/// The size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// From the baseline up.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// From the baseline down.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Between lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { 0 }
/// How high capitals are.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// How high small letters are.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Units of a font's drawings.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 2048 }
/// Where a line under text is.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.descender / 2 }
/// How thick it is.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize / 18 }
/// What surrounds all glyphs.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  CGRect(x: 0, y: font.descender, width: font.pointSize, height: font.ascender - font.descender)
}
/// The name for programs.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// The name of the family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.fontName }
/// The whole name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
/// The name that persons see.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName }

/// The glyphs of letters.
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: Int
) -> Bool {
  glyphs.update(from: characters, count: count)
  return true
}

/// How wide glyphs are.
@MainActor @preconcurrency
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: Int
) -> Double {
  (0..<count).reduce(0) { sum, place in
    let letter = Unicode.Scalar(glyphs[place]).map { String(Character($0)) } ?? ""
    let width = TextMetrics.measure(letter, font, nil, 1).width
    advances?[place] = CGSize(width: width, height: 0)
    return sum + Double(width)
  }
}

/// The outline of a glyph: none is known.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? { nil }

/// How text runs.
public enum CTFontOrientation: UInt32, Sendable {
  /// The cases as Core Text numbers them.
  case `default`, horizontal, vertical
}
