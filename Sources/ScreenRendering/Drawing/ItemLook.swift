import ElementModel
import Foundation
import TerminalModel

/// How an item is drawn in one row: its text, and where it stands.
struct ItemLook {
  /// What is written; a run of `fill` is stretched when the item spans its frame.
  var text: String
  /// Text at the right end of an item that spans its frame.
  var trailing = ""
  /// Style of the text.
  var style: Style
  /// Whether it takes all the columns of its frame.
  var spans = false
  /// Where a text that does not span stands within its frame.
  var alignment = TextAlignment.leading

  /// Decides how an item looks.
  init(_ item: ScreenItem, palette: ScreenPalette, screen: CGRect) {
    let element = item.element
    text = item.caption
    style = element.isEnabled ? palette.text : palette.dim
    alignment = Self.alignment(of: element.drawnFrame, in: screen)
    switch item.kind {
    case .text:
      if element.traits.contains(.header) || element.traits.contains(.large) {
        style = palette.title
      } else if element.traits.contains(.secondary) {
        style = palette.dim
      }
    case .button: decorateButton(item, palette: palette, screen: screen)
    case .row: (trailing, spans) = ("›", true)
    case .chevron: (text, trailing, spans, style) = ("", "›", true, palette.dim)
    case .toggle:
      let isOn = element.value == "1" || element.value == "true" || element.isSelected
      (trailing, spans) = (isOn ? "on (●)" : "off (○)", true)
    case .spinner: (text, style) = (item.caption.isEmpty ? "◌ …" : "◌ \(item.caption)", palette.dim)
    case .progress: (text, trailing, spans) = (item.caption, Self.bar(element.value), true)
    case .image: (text, style) = (item.caption.isEmpty ? "▢" : "▢ \(item.caption)", palette.dim)
    case .link:
      style = palette.accent
      style.attributes.insert(.underline)
    case .choice: (trailing, spans) = ("\(element.value ?? "") ▾", true)
    case .slider: (trailing, spans) = (Self.bar(element.value), true)
    case .keyboard: (text, style, alignment) = ("⌨", palette.dim, .center)
    case .field: (text, spans) = ("", true)
    }
  }

  private mutating func decorateButton(_ item: ScreenItem, palette: ScreenPalette, screen: CGRect) {
    let element = item.element
    if !element.isEnabled {
      text = "( \(item.caption) )"
    } else {
      text = "[ \(item.caption) ]"
      style =
        element.traits.contains(.prominent)
        ? palette.prominent
        : element.traits.contains(.destructive) ? palette.destructive : palette.accent
    }
    if item.isInCell {
      alignment = .leading
    } else if element.drawnFrame.width > screen.width * 0.8 {
      alignment = .center
    }
  }

  /// Text hugs its frame on a phone; in cells the frame's middle or edge tells what was meant.
  private static func alignment(of frame: CGRect, in screen: CGRect) -> TextAlignment {
    let width = max(1, screen.width)
    if abs(frame.midX - screen.midX) < width * 0.03, frame.minX - screen.minX > width * 0.1 {
      return .center
    }
    let isRight = frame.minX > screen.midX && screen.maxX - frame.maxX < width * 0.1
    return isRight ? .trailing : .leading
  }

  /// A bar for a value such as `40%` or `0.4`.
  private static func bar(_ value: String?) -> String {
    let text = value ?? ""
    let number = Double(text.filter { $0.isNumber || $0 == "." }) ?? 0
    let fraction = text.contains("%") || number > 1 ? number / 100 : number
    let filled = Int(cells: min(1, max(0, fraction)) * 8)
    return String(repeating: "▓", count: filled) + String(repeating: "░", count: 8 - filled)
      + (text.isEmpty ? "" : " \(text)")
  }
}
