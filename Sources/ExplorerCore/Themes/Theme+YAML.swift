import TerminalModel
import Yams

extension Theme {
  /// Reads a base16 scheme: `scheme` or `name`, and `base00` to `base0F`, at the top level or
  /// under `palette`.
  ///
  /// - Throws: ``ThemeError`` when it is not one.
  package init(yaml: String) throws(ThemeError) {
    let node: Node?
    do { node = try Yams.compose(yaml: yaml) } catch { throw .notAMapping }
    guard let root = node?.mapping else { throw .notAMapping }
    name = root["scheme"]?.string ?? root["name"]?.string ?? "unnamed"
    let palette = root["palette"]?.mapping ?? root
    var colors: [TerminalColor?] = []
    for number in 0..<16 {
      let slot = "base0" + String(number, radix: 16, uppercase: true)
      guard let value = palette[Node(slot)]?.scalar?.string else { throw .missingSlot(slot) }
      colors.append(try Self.color(value, slot: slot))
    }
    slots = colors
  }

  private static func color(_ value: String, slot: String) throws(ThemeError) -> TerminalColor? {
    if value == "default" { return nil }
    if value.hasPrefix("ansi"), let index = UInt8(value.dropFirst(4)), index < 16 {
      return .indexed(index)
    }
    let digits = value.hasPrefix("#") ? value.dropFirst() : value[...]
    guard digits.utf8.count == 6, let number = UInt32(digits, radix: 16) else {
      throw .badColor(slot: slot, value: value)
    }
    return .rgb(
      red: UInt8(number >> 16), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
  }
}
