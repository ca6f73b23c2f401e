import Pictures

/// The colours of a screen, in one of iOS' two appearances.
struct ScreenColors {
  let background: PictureColor
  /// Behind lists whose rows stand out from it.
  let groupedBackground: PictureColor
  let row: PictureColor
  let bar: PictureColor
  /// Alerts, action sheets and menus.
  let card: PictureColor
  let text: PictureColor
  let secondaryText: PictureColor
  /// Placeholders, chevrons and what is disabled.
  let faintText: PictureColor
  let separator: PictureColor
  /// Tracks, segments and grey buttons.
  let fill: PictureColor
  let raised: PictureColor
  let tint: PictureColor
  let destructive: PictureColor
  let on: PictureColor
  let onTint = PictureColor(grey: 255)
  let keyboard: PictureColor
  let key: PictureColor

  /// The light appearance.
  static let light = ScreenColors(
    background: PictureColor(0xFFFFFF), groupedBackground: PictureColor(0xF2F2F7),
    row: PictureColor(0xFFFFFF), bar: PictureColor(0xF9F9F9),
    card: PictureColor(0xF4F4F5), text: PictureColor(0x000000),
    secondaryText: PictureColor(0x6D6D72), faintText: PictureColor(0xB6B6BB),
    separator: PictureColor(0xC6C6C8), fill: PictureColor(0xE9E9EB), raised: PictureColor(0xFFFFFF),
    tint: PictureColor(0x007AFF), destructive: PictureColor(0xFF3B30), on: PictureColor(0x34C759),
    keyboard: PictureColor(0xD1D4DB), key: PictureColor(0xFFFFFF))

  /// The dark appearance.
  static let dark = ScreenColors(
    background: PictureColor(0x000000), groupedBackground: PictureColor(0x000000),
    row: PictureColor(0x1C1C1E), bar: PictureColor(0x161616),
    card: PictureColor(0x28282A), text: PictureColor(0xFFFFFF),
    secondaryText: PictureColor(0x98989F), faintText: PictureColor(0x5A5A5F),
    separator: PictureColor(0x3D3D41), fill: PictureColor(0x39393D), raised: PictureColor(0x636366),
    tint: PictureColor(0x0A84FF), destructive: PictureColor(0xFF453A), on: PictureColor(0x30D158),
    keyboard: PictureColor(0x2B2B2D), key: PictureColor(0x6B6B6E))
}
