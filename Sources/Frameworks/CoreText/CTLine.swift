public import Foundation
public import SimulatedFoundation
public import SimulatedUIKit

/// A line of text, as wide as labels measure it.
public final class CTLine: @unchecked Sendable {
  let text: NSAttributedString
  let range: NSRange

  init(_ text: NSAttributedString, _ range: NSRange) { (self.text, self.range) = (text, range) }

  var string: String { (text.string as NSString).substring(with: range) }

  var font: UIFont {
    guard range.location < text.length else { return .systemFont(ofSize: 12) }
    return text.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont
      ?? .systemFont(ofSize: 12)
  }

  @MainActor var size: CGSize { TextMetrics.measure(string, font, nil, 1) }
}

/// A part of a line that looks alike: all of it.
public typealias CTRun = CTLine
/// A range of letters.
public typealias CFRange = NSRange
/// The place of a letter.
public typealias CFIndex = Int

/// A range of letters.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  NSRange(location: loc, length: len)
}

/// A line of a text.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
  CTLine(attrString, NSRange(location: 0, length: attrString.length))
}

/// How wide a line is, and how far it reaches up and down.
@MainActor @preconcurrency
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.font.ascender
  descent?.pointee = -line.font.descender
  leading?.pointee = 0
  return Double(line.size.width)
}

/// What surrounds a line.
@MainActor @preconcurrency
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  CGRect(
    x: 0, y: line.font.descender, width: line.size.width,
    height: line.font.ascender - line.font.descender)
}

/// What surrounds a line's picture.
@MainActor @preconcurrency
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  CTLineGetBoundsWithOptions(line, [])
}

/// How a line is measured.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Without what is between lines.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
  /// By the outlines of glyphs.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
  /// By the optical bounds.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}

/// The letters of a line.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }
/// How many glyphs a line has.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.range.length }
/// The parts of a line.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: [line]) }

/// The letter at a place.
@MainActor @preconcurrency
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  let width = line.size.width
  guard width > 0 else { return line.range.location }
  let share = min(max(position.x / width, 0), 1)
  return line.range.location + Int((share * CGFloat(line.range.length)).rounded())
}

/// Where a letter begins.
@MainActor @preconcurrency
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let length = min(max(charIndex - line.range.location, 0), line.range.length)
  let part = (line.string as NSString).substring(to: length)
  return TextMetrics.measure(part, line.font, nil, 1).width
}

/// Draws a line: nothing is drawn.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {}
/// Draws a part of a line: nothing is drawn.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {}
/// How many glyphs a part has.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.range.length }
/// The letters of a part.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }
/// How a part looks.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  NSDictionary(dictionary: ["NSFont": run.font])
}
