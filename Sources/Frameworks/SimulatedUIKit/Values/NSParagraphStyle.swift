public import Foundation

/// How lines of text stand; only pixels show it.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// Where text stands in its lines.
  open var alignment = NSTextAlignment.natural
  /// Room between lines.
  open var lineSpacing: CGFloat = 0
  /// Room after the paragraph.
  open var paragraphSpacing: CGFloat = 0
  /// Room before the paragraph.
  open var paragraphSpacingBefore: CGFloat = 0
  /// Room before the first line.
  open var firstLineHeadIndent: CGFloat = 0
  /// Room before the others.
  open var headIndent: CGFloat = 0
  /// Room behind lines.
  open var tailIndent: CGFloat = 0
  /// What becomes of lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// How high lines are at least.
  open var minimumLineHeight: CGFloat = 0
  /// How high lines are at most.
  open var maximumLineHeight: CGFloat = 0
  /// How many times as high as usual lines are.
  open var lineHeightMultiple: CGFloat = 0
  /// How readily words are broken.
  open var hyphenationFactor: Float = 0

  /// The usual one.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// One that can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }
}
