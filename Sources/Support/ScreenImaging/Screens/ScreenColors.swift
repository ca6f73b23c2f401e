/// The colours of a screen, in one of iOS' two appearances.
struct ScreenColors {
  let background: RasterColor
  /// Behind lists whose rows stand out from it.
  let groupedBackground: RasterColor
  let row: RasterColor
  let bar: RasterColor
  /// Alerts, action sheets and menus.
  let card: RasterColor
  let text: RasterColor
  let secondaryText: RasterColor
  /// Placeholders, chevrons and what is disabled.
  let faintText: RasterColor
  let separator: RasterColor
  /// Tracks, segments and grey buttons.
  let fill: RasterColor
  let raised: RasterColor
  let tint: RasterColor
  let destructive: RasterColor
  let on: RasterColor
  let onTint = RasterColor(grey: 255)
  let keyboard: RasterColor
  let key: RasterColor

  /// The light appearance.
  static let light = ScreenColors(
    background: RasterColor(0xFFFFFF), groupedBackground: RasterColor(0xF2F2F7),
    row: RasterColor(0xFFFFFF), bar: RasterColor(0xF9F9F9),
    card: RasterColor(0xF4F4F5), text: RasterColor(0x000000),
    secondaryText: RasterColor(0x6D6D72), faintText: RasterColor(0xB6B6BB),
    separator: RasterColor(0xC6C6C8), fill: RasterColor(0xE9E9EB), raised: RasterColor(0xFFFFFF),
    tint: RasterColor(0x007AFF), destructive: RasterColor(0xFF3B30), on: RasterColor(0x34C759),
    keyboard: RasterColor(0xD1D4DB), key: RasterColor(0xFFFFFF))

  /// The dark appearance.
  static let dark = ScreenColors(
    background: RasterColor(0x000000), groupedBackground: RasterColor(0x000000),
    row: RasterColor(0x1C1C1E), bar: RasterColor(0x161616),
    card: RasterColor(0x28282A), text: RasterColor(0xFFFFFF),
    secondaryText: RasterColor(0x98989F), faintText: RasterColor(0x5A5A5F),
    separator: RasterColor(0x3D3D41), fill: RasterColor(0x39393D), raised: RasterColor(0x636366),
    tint: RasterColor(0x0A84FF), destructive: RasterColor(0xFF453A), on: RasterColor(0x30D158),
    keyboard: RasterColor(0x2B2B2D), key: RasterColor(0x6B6B6E))
}
