/// How a picture and its reference are shown.
package enum ReviewMode: String, CaseIterable, Hashable, Sendable {
  /// Reference, new picture and difference beside each other.
  case sideBySide = "side"
  /// One picture: the reference on the left of a line, the new one on its right.
  case slider
  /// One picture: the new one over the reference, more or less transparent.
  case onionSkin = "onion"
  /// One picture: the reference grey, and what differs in colour on it.
  case difference
  /// One picture: the reference and the new one by turns.
  case blink

  /// What a person reads.
  var title: LocalizedText {
    switch self {
    case .sideBySide: LocalizedText("side by side", ja: "並べる")
    case .slider: LocalizedText("slider", ja: "スライダー")
    case .onionSkin: LocalizedText("onion skin", ja: "重ねる")
    case .difference: LocalizedText("difference", ja: "差分")
    case .blink: LocalizedText("blink", ja: "交互")
    }
  }

  /// Whether a share of the two can be chosen.
  var hasShare: Bool { self == .slider || self == .onionSkin }
}
