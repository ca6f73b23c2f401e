public import Foundation
public import SimulatedFoundation
public import SimulatedUIKit

/// Breaks a text into lines.
public final class CTFramesetter: @unchecked Sendable {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = text }
}

/// A text in lines within an outline.
public final class CTFrame: @unchecked Sendable {
  let lines: [CTLine]
  let path: CGPath
  let range: NSRange
  init(_ lines: [CTLine], _ path: CGPath, _ range: NSRange) {
    (self.lines, self.path, self.range) = (lines, path, range)
  }
}

/// Breaks a text.
public typealias CTTypesetter = CTFramesetter

/// Breaks a text.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: NSAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }

/// Breaks a text.
public func CTTypesetterCreateWithAttributedString(_ string: NSAttributedString) -> CTTypesetter {
  CTFramesetter(string)
}

/// How many letters fit into a width.
@MainActor @preconcurrency
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  LineBreaks.lines(
    of: typesetter.text,
    in: NSRange(location: startIndex, length: typesetter.text.length - startIndex),
    width: CGFloat(width)
  ).first?.range.length ?? 0
}

/// A line of some letters.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  CTLine(typesetter.text, stringRange)
}

/// A text in lines.
@MainActor @preconcurrency
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let length = framesetter.text.length
  let range =
    stringRange.length == 0
    ? NSRange(location: stringRange.location, length: length - stringRange.location) : stringRange
  let box = path.boundingBox
  var height: CGFloat = 0
  let lines = LineBreaks.lines(of: framesetter.text, in: range, width: box.width).prefix { line in
    height += line.font.lineHeight
    return height <= box.height + 0.5
  }
  return CTFrame(Array(lines), path, range)
}

/// How much room a text takes within some.
@MainActor @preconcurrency
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let length = framesetter.text.length
  let range =
    stringRange.length == 0
    ? NSRange(location: stringRange.location, length: length - stringRange.location) : stringRange
  fitRange?.pointee = range
  let lines = LineBreaks.lines(of: framesetter.text, in: range, width: constraints.width)
  return CGSize(
    width: lines.map { $0.size.width }.max() ?? 0,
    height: min(lines.reduce(0) { $0 + $1.font.lineHeight }, constraints.height))
}

/// The lines of a text.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }
/// The outline that it is in.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// The letters of a text.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }
/// The letters that fit.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  let end = frame.lines.last.map { $0.range.location + $0.range.length } ?? frame.range.location
  return NSRange(location: frame.range.location, length: end - frame.range.location)
}

/// Where lines begin.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  var y = frame.path.boundingBox.height
  for (place, line) in frame.lines.enumerated() {
    y -= line.font.ascender
    if place >= range.location, range.length == 0 || place < range.location + range.length {
      origins[place - range.location] = CGPoint(x: 0, y: y)
    }
    y += line.font.descender
  }
}

/// Draws a text: nothing is drawn.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {}

/// Breaks texts between words.
@MainActor enum LineBreaks {
  static func lines(of text: NSAttributedString, in range: NSRange, width: CGFloat) -> [CTLine] {
    var lines: [CTLine] = []
    let string = text.string as NSString
    let end = range.location + range.length
    var start = range.location
    while start < end {
      var stop = start
      var fitting = start
      while stop < end {
        var next = stop + 1
        while next < end, !isBreak(string.character(at: next - 1)) { next += 1 }
        let line = CTLine(text, NSRange(location: start, length: next - start))
        if line.size.width > width, fitting > start { break }
        (stop, fitting) = (next, next)
        if string.character(at: next - 1) == 10 { break }
      }
      lines.append(CTLine(text, NSRange(location: start, length: fitting - start)))
      start = max(fitting, start + 1)
    }
    return lines
  }

  private static func isBreak(_ letter: unichar) -> Bool { letter == 32 || letter == 10 }
}
