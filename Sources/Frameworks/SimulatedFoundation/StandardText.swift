public import Foundation

/// A text in the order in which persons expect texts: numbers by their value, letters whatever their case.
///
/// Apple's descriptors order texts so unless told otherwise; on Linux they have an order of code points.
public struct _StandardText: Comparable, Sendable {
  /// The text.
  public let text: String

  /// Whether a text comes before another.
  public static func < (left: Self, right: Self) -> Bool {
    left.compared(with: right) == .orderedAscending
  }

  /// Whether texts have the same place.
  public static func == (left: Self, right: Self) -> Bool {
    left.compared(with: right) == .orderedSame
  }

  /// How the text stands to another.
  func compared(with other: Self) -> ComparisonResult {
    PlainTextOrder.compare(text, other.text) ?? text.localizedStandardCompare(other.text)
  }
}

extension String {
  /// The text in the order in which persons expect texts.
  public var _standard: _StandardText { _StandardText(text: self) }
}

extension Optional<String> {
  /// The text, if there is one, in the order in which persons expect texts.
  public var _standard: _StandardText? { map(_StandardText.init) }
}
