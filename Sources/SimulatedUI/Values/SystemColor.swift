/// The system's colours by the names that UIKit has for them ("Color", Apple's Human Interface
/// Guidelines, and the values UIKit returns).
enum SystemColor {
  /// A colour for light and for dark interfaces, `0xRRGGBB`, with opacities.
  private struct Pair {
    var light: UInt32
    var dark: UInt32
    var lightOpacity: Float = 1
    var darkOpacity: Float = 1
  }

  /// The colour within an environment; that of text when the name is unknown.
  static func resolved(_ name: String, in environment: EnvironmentValues) -> Color.Resolved {
    if let color = components(name) { return color }
    let isDark = environment.colorScheme == .dark
    let pair = pairs[name] ?? Pair(light: 0, dark: 0xFFFFFF)
    let bits = isDark ? pair.dark : pair.light
    func part(_ shift: UInt32) -> Float { Float(bits >> shift & 0xFF) / 255 }
    return Color.Resolved(
      red: part(16), green: part(8), blue: part(0),
      opacity: isDark ? pair.darkOpacity : pair.lightOpacity)
  }

  /// The colour of a name that lists components, `rgb(0.5,0,1,1)`, as UIKit's side names them.
  private static func components(_ name: String) -> Color.Resolved? {
    guard name.hasPrefix("rgb("), name.hasSuffix(")") else { return nil }
    let parts = name.dropFirst(4).dropLast().split(separator: ",").compactMap { Float($0) }
    guard parts.count == 4 else { return nil }
    return Color.Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }

  private static let pairs: [String: Pair] = [
    "clear": Pair(light: 0, dark: 0, lightOpacity: 0, darkOpacity: 0),
    "black": Pair(light: 0, dark: 0), "white": Pair(light: 0xFFFFFF, dark: 0xFFFFFF),
    "red": Pair(light: 0xFF0000, dark: 0xFF0000),
    "green": Pair(light: 0x00FF00, dark: 0x00FF00),
    "blue": Pair(light: 0x0000FF, dark: 0x0000FF),
    "yellow": Pair(light: 0xFFFF00, dark: 0xFFFF00),
    "orange": Pair(light: 0xFF8000, dark: 0xFF8000),
    "purple": Pair(light: 0x800080, dark: 0x800080),
    "brown": Pair(light: 0x996633, dark: 0x996633),
    "gray": Pair(light: 0x808080, dark: 0x808080),
    "systemRed": Pair(light: 0xFF3B30, dark: 0xFF453A),
    "systemOrange": Pair(light: 0xFF9500, dark: 0xFF9F0A),
    "systemYellow": Pair(light: 0xFFCC00, dark: 0xFFD60A),
    "systemGreen": Pair(light: 0x34C759, dark: 0x30D158),
    "systemMint": Pair(light: 0x00C7BE, dark: 0x63E6E2),
    "systemTeal": Pair(light: 0x30B0C7, dark: 0x40C8E0),
    "systemCyan": Pair(light: 0x32ADE6, dark: 0x64D2FF),
    "systemBlue": Pair(light: 0x007AFF, dark: 0x0A84FF),
    "systemIndigo": Pair(light: 0x5856D6, dark: 0x5E5CE6),
    "systemPurple": Pair(light: 0xAF52DE, dark: 0xBF5AF2),
    "systemPink": Pair(light: 0xFF2D55, dark: 0xFF375F),
    "systemBrown": Pair(light: 0xA2845E, dark: 0xAC8E68),
    "systemGray": Pair(light: 0x8E8E93, dark: 0x8E8E93),
    "systemGray2": Pair(light: 0xAEAEB2, dark: 0x636366),
    "systemGray3": Pair(light: 0xC7C7CC, dark: 0x48484A),
    "systemGray4": Pair(light: 0xD1D1D6, dark: 0x3A3A3C),
    "systemGray5": Pair(light: 0xE5E5EA, dark: 0x2C2C2E),
    "systemGray6": Pair(light: 0xF2F2F7, dark: 0x1C1C1E),
    "label": Pair(light: 0, dark: 0xFFFFFF),
    "secondaryLabel": Pair(
      light: 0x3C3C43, dark: 0xEBEBF5, lightOpacity: 0.6, darkOpacity: 0.6),
    "tertiaryLabel": Pair(
      light: 0x3C3C43, dark: 0xEBEBF5, lightOpacity: 0.3, darkOpacity: 0.3),
    "quaternaryLabel": Pair(
      light: 0x3C3C43, dark: 0xEBEBF5, lightOpacity: 0.18, darkOpacity: 0.16),
    "placeholderText": Pair(
      light: 0x3C3C43, dark: 0xEBEBF5, lightOpacity: 0.3, darkOpacity: 0.3),
    "separator": Pair(
      light: 0x3C3C43, dark: 0x545458, lightOpacity: 0.29, darkOpacity: 0.6),
    "opaqueSeparator": Pair(light: 0xC6C6C8, dark: 0x38383A),
    "link": Pair(light: 0x007AFF, dark: 0x0984FF),
    "systemBackground": Pair(light: 0xFFFFFF, dark: 0),
    "secondarySystemBackground": Pair(light: 0xF2F2F7, dark: 0x1C1C1E),
    "tertiarySystemBackground": Pair(light: 0xFFFFFF, dark: 0x2C2C2E),
    "systemGroupedBackground": Pair(light: 0xF2F2F7, dark: 0),
    "secondarySystemGroupedBackground": Pair(light: 0xFFFFFF, dark: 0x1C1C1E),
    "tertiarySystemGroupedBackground": Pair(light: 0xF2F2F7, dark: 0x2C2C2E),
    "systemFill": Pair(
      light: 0x787880, dark: 0x787880, lightOpacity: 0.2, darkOpacity: 0.36),
    "secondarySystemFill": Pair(
      light: 0x787880, dark: 0x787880, lightOpacity: 0.16, darkOpacity: 0.32),
    "tertiarySystemFill": Pair(
      light: 0x767680, dark: 0x767680, lightOpacity: 0.12, darkOpacity: 0.24),
    "quaternarySystemFill": Pair(
      light: 0x747480, dark: 0x767680, lightOpacity: 0.08, darkOpacity: 0.18),
  ]
}
