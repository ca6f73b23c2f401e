import ElementModel
import Foundation
import TerminalModel

/// How an item is drawn in one row: its text, and where it stands.
struct ItemLook {
  /// What is written; a run of `fill` is stretched when the item spans its frame.
  var text: String
  /// What is written instead in a line that has no room for its brackets and marks.
  var shortText: String?
  /// Text at the right end of an item that spans its frame.
  var trailing = ""
  /// How much of a bar or track is filled, from 0 to 1; it takes the room between text and value.
  var meter: Meter?
  /// Style of the text.
  var style: Style
  /// Style of the text at the right end.
  var trailingStyle: Style
  /// Whether it takes all the columns of its frame.
  var spans = false
  /// Where a text that does not span stands within its frame.
  var alignment = TextAlignment.leading

  /// Decides how an item looks.
  init(_ item: ScreenItem, palette: ScreenPalette, screen: CGRect) {
    let element = item.element
    text = item.caption
    style = element.isEnabled ? palette.text : palette.dim
    trailingStyle = style
    alignment = Self.alignment(of: element, in: screen)
    switch item.kind {
    case .text: decorateText(element, palette: palette)
    case .button: decorateButton(item, palette: palette, screen: screen)
    case .row: (trailing, spans) = ("›", true)
    case .chevron: (text, trailing, spans, style) = ("", Self.mark(of: element), true, palette.dim)
    case .toggle: decorateToggle(element, palette: palette)
    case .spinner: (text, style) = (item.caption.isEmpty ? "◌ …" : "◌ \(item.caption)", palette.dim)
    case .progress: decorateProgress(item)
    case .image: decorateImage(item, palette: palette)
    case .link:
      style = palette.accent
      style.attributes.insert(.underline)
    case .choice: (trailing, spans) = ("\(element.value ?? "") ▾", true)
    case .slider:
      (trailing, spans) = (element.value ?? "", true)
      meter = Meter(fraction: Self.fraction(of: element), isSlider: true)
    case .keyboard: (text, style, alignment) = ("⌨", palette.dim, .center)
    case .field, .segments, .stepper: (text, spans) = ("", true)
    case .wheel: (text, alignment) = ("↕ \(element.value ?? item.caption)", .center)
    case .pages: (text, alignment, style) = (Self.dots(of: element), .center, palette.dim)
    case .color: (text, trailing, spans) = (item.caption, "■ ▾", true)
    case .drawing: (text, spans, style) = ("▒ \(item.caption)", true, palette.dim)
    case .picture: (text, style, alignment) = ("▒ \(item.caption) ▒", palette.dim, .center)
    }
    if item.kind != .color { style = palette.style(style, with: element.appearance) }
    finish(item, palette: palette)
  }

  private mutating func decorateText(_ element: Element, palette: ScreenPalette) {
    if element.traits.contains(.header) || element.traits.contains(.large) {
      style = palette.title
    } else if element.traits.contains(.secondary) {
      style = palette.dim
    }
  }

  private mutating func decorateToggle(_ element: Element, palette: ScreenPalette) {
    let isOn = element.value == "1" || element.value == "true" || element.isSelected
    (trailing, spans) = (isOn ? "on (●)" : "off (○)", true)
    if isOn, element.isEnabled { trailingStyle = palette.accent }
  }

  /// A bar, or a circle that is filled up to the value.
  private mutating func decorateProgress(_ item: ScreenItem) {
    let fraction = Self.fraction(of: item.element)
    let value = item.element.value ?? ""
    if item.element.appearance?.style == .circular || item.element.drawnFrame.width < 80 {
      let circles = ["○", "◔", "◑", "◕", "●"]
      text = [item.caption, circles[Int(cells: fraction * 4)], value]
        .filter { !$0.isEmpty }.joined(separator: " ")
      return
    }
    (trailing, spans) = (value, true)
    meter = Meter(fraction: fraction, isSlider: false)
  }

  /// What stands at the end of a row that opens something.
  private static func mark(of row: Element) -> String {
    row.appearance?.style == .menu ? "▾" : "›"
  }

  private mutating func decorateImage(_ item: ScreenItem, palette: ScreenPalette) {
    let glyph = item.element.appearance?.symbol.flatMap(SymbolGlyph.init)?.text ?? "▢"
    // What an icon shows is said by its glyph; only an image without one needs its name.
    text = item.caption.isEmpty || glyph != "▢" ? glyph : "▢ \(item.caption)"
    style = palette.dim
  }

  private mutating func decorateButton(_ item: ScreenItem, palette: ScreenPalette, screen: CGRect) {
    let element = item.element
    let style = element.appearance?.style
    let caption = Self.caption(of: item)
    if style == .menu {
      text = "\(caption) ▾"
    } else {
      text = element.isEnabled ? "[ \(caption) ]" : "( \(caption) )"
      shortText = caption
    }
    if element.isEnabled {
      self.style =
        element.traits.contains(.prominent)
        ? palette.prominent
        : element.traits.contains(.destructive) ? palette.destructive : palette.accent
    }
    if element.isSelected { self.style.attributes.insert(.reverse) }
    if item.isInCell {
      alignment = .leading
    } else if element.drawnFrame.width > screen.width * 0.8 {
      alignment = .center
    }
  }

  /// What a button says; one with a symbol alone shows the symbol's sign, and one that opens a
  /// calendar or clock what has been chosen with it.
  private static func caption(of item: ScreenItem) -> String {
    if ["Date Picker", "Time Picker"].contains(item.element.label),
      let chosen = item.element.value, !chosen.isEmpty
    {
      return chosen
    }
    guard let symbol = item.element.appearance?.symbol, let glyph = SymbolGlyph(symbol)
    else { return item.caption }
    let isAlone = item.element.drawnFrame.width < 60
    return isAlone || item.caption.isEmpty ? glyph.text : "\(glyph.text) \(item.caption)"
  }

  /// Adds what stands at the end, and the app's colours of what is not text.
  private mutating func finish(_ item: ScreenItem, palette: ScreenPalette) {
    if let badge = item.element.appearance?.badge, !badge.isEmpty {
      trailing = trailing.isEmpty ? badge : "\(badge) \(trailing)"
      spans = true
    }
    if item.kind == .color {
      trailingStyle = palette.style(palette.text, with: item.element.appearance)
    } else if item.kind != .toggle {
      trailingStyle = item.kind == .row ? palette.dim : style
      trailingStyle.background = style.background
    }
  }

  /// Text hugs its frame on a phone; in cells the frame's middle or edge tells what was meant.
  private static func alignment(of element: Element, in screen: CGRect) -> TextAlignment {
    let frame = element.drawnFrame
    let width = max(1, screen.width)
    if abs(frame.midX - screen.midX) < width * 0.03, frame.minX - screen.minX > width * 0.1 {
      return .center
    }
    switch element.appearance?.alignment {
    case .left?: return .leading
    case .center?: return .center
    case .right?: return .trailing
    case nil: break
    }
    let isRight = frame.minX > screen.midX && screen.maxX - frame.maxX < width * 0.1
    return isRight ? .trailing : .leading
  }
}

// MARK: - Values

extension ItemLook {
  /// How much of a control is filled, from 0 to 1: as the app says, or as a value such as `40%` or
  /// `0.4` tells.
  private static func fraction(of element: Element) -> Double {
    if let fraction = element.appearance?.fraction { return min(1, max(0, fraction)) }
    let text = element.value ?? ""
    let number = Double(text.filter { $0.isNumber || $0 == "." }) ?? 0
    return min(1, max(0, text.contains("%") || number > 1 ? number / 100 : number))
  }

  /// One dot for each page of a value such as `page 2 of 3`, the current one filled.
  private static func dots(of element: Element) -> String {
    let numbers = (element.value ?? "").split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 2, (1...20).contains(numbers[1]) else { return element.value ?? "" }
    return (1...numbers[1]).map { $0 == numbers[0] ? "●" : "○" }.joined(separator: " ")
  }
}
