import Foundation

/// The font of text.
public let kCTFontAttributeName = "NSFont"
/// The colour of text.
public let kCTForegroundColorAttributeName = "CTForegroundColor"
/// How lines of text stand.
public let kCTParagraphStyleAttributeName = "NSParagraphStyle"
/// How far letters are apart.
public let kCTKernAttributeName = "NSKern"
/// How text is underlined.
public let kCTUnderlineStyleAttributeName = "NSUnderline"
/// How letters are joined.
public let kCTLigatureAttributeName = "NSLigature"
/// What stands for a picture.
public let kCTRunDelegateAttributeName = "CTRunDelegate"
/// The name of a font for programs.
public let kCTFontNameAttribute = "NSFontNameAttribute"
/// The name of a font's family.
public let kCTFontFamilyNameAttribute = "NSFontFamilyAttribute"
/// The size of a font.
public let kCTFontSizeAttribute = "NSFontSizeAttribute"
/// What is special of a font.
public let kCTFontTraitsAttribute = "NSCTFontTraitsAttribute"
/// How bold a font is.
public let kCTFontWeightTrait = "NSCTFontWeightTrait"

/// How text stands in its lines.
public enum CTTextAlignment: UInt8, Sendable {
  /// The cases as Core Text numbers them.
  case left, right, center, justified, natural
}

/// How lines end.
public enum CTLineBreakMode: UInt8, Sendable {
  /// The cases as Core Text numbers them.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  /// As Core Text numbers it.
  case byTruncatingMiddle
}

/// A text with looks.
public typealias CFAttributedString = NSAttributedString
/// A text with looks that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString
