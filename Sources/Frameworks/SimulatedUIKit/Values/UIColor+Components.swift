public import Foundation

extension UIColor {
  /// A colour of the app's asset catalogue.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// A colour that is another one in the dark: the one for what shows when it is made.
  @MainActor @preconcurrency
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(called: dynamicProvider(.current).name)
  }

  /// The same colour, less opaque: what cannot be seen through is not told apart here.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if alpha == 0 { return .clear }
    guard let parts = components, name.hasPrefix("rgb(") else { return self }
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// Has what is drawn next filled with the colour; nothing is drawn here.
  public func setFill() {}
  /// Has what is drawn next outlined in the colour; nothing is drawn here.
  public func setStroke() {}
  /// Has what is drawn next in the colour; nothing is drawn here.
  public func set() {}

  /// The colour as it is in light or in darkness: itself.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Tells the components, from 0 to 1.
  ///
  /// - Returns: Whether the colour has components that are known; those of colours of asset catalogues
  ///   are not.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = components else { return false }
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Tells the hue, saturation and brightness, from 0 to 1.
  ///
  /// - Returns: Whether the colour has components that are known.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = components else { return false }
    let most = max(parts.red, parts.green, parts.blue)
    let range = most - min(parts.red, parts.green, parts.blue)
    var angle: CGFloat = 0
    if range > 0 {
      angle =
        most == parts.red
        ? (parts.green - parts.blue) / range
        : most == parts.green
          ? 2 + (parts.blue - parts.red) / range : 4 + (parts.red - parts.green) / range
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = parts.alpha
    return true
  }

  /// Tells how light the colour is, from 0 to 1.
  ///
  /// - Returns: Whether it is a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = components, parts.red == parts.green, parts.green == parts.blue else {
      return false
    }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }

  /// The components of colours that were made of some, and of the system's in the light.
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    if name == "clear" { return (0, 0, 0, 0) }
    if name.hasPrefix("rgb(") {
      let parts = name.dropFirst(4).dropLast().split(separator: ",").compactMap { Double($0) }
      guard parts.count == 4 else { return nil }
      return (CGFloat(parts[0]), CGFloat(parts[1]), CGFloat(parts[2]), CGFloat(parts[3]))
    }
    guard let number = Self.system[name] else { return nil }
    func part(_ shift: Int) -> CGFloat { CGFloat((number >> shift) & 0xFF) / 255 }
    return (part(16), part(8), part(0), 1)
  }

  /// The system's colours in the light, as Apple's Human Interface Guidelines give them.
  private static let system: [String: Int] = [
    "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x00FF00, "blue": 0x0000FF,
    "gray": 0x808080, "lightGray": 0xAAAAAA, "darkGray": 0x555555, "yellow": 0xFFFF00,
    "orange": 0xFF8000, "purple": 0x800080, "brown": 0x996633, "cyan": 0x00FFFF,
    "magenta": 0xFF00FF, "systemRed": 0xFF3B30, "systemGreen": 0x34C759, "systemBlue": 0x007AFF,
    "systemOrange": 0xFF9500, "systemYellow": 0xFFCC00, "systemPink": 0xFF2D55,
    "systemPurple": 0xAF52DE, "systemTeal": 0x30B0C7, "systemIndigo": 0x5856D6,
    "systemMint": 0x00C7BE, "systemCyan": 0x32ADE6, "systemBrown": 0xA2845E,
    "accentColor": 0x007AFF, "systemGray": 0x8E8E93, "systemGray2": 0xAEAEB2,
    "systemGray3": 0xC7C7CC, "systemGray4": 0xD1D1D6, "systemGray5": 0xE5E5EA,
    "systemGray6": 0xF2F2F7, "systemBackground": 0xFFFFFF, "secondarySystemBackground": 0xF2F2F7,
    "label": 0x000000, "link": 0x007AFF,
  ]
}
