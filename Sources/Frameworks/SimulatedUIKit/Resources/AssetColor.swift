/// A colour of an asset catalogue, for light or dark interfaces.
package struct AssetColor: Hashable, Sendable {
  /// From 0 to 1 in sRGB.
  package var red: Float
  /// From 0 to 1 in sRGB.
  package var green: Float
  /// From 0 to 1 in sRGB.
  package var blue: Float
  /// From 0 for transparent to 1.
  package var opacity: Float

  /// The `Contents.json` of a colour ("Named Color Type", Apple's Asset Catalog Format Reference).
  private struct Contents: Decodable {
    struct Appearance: Decodable { var appearance: String?; var value: String? }
    struct Value: Decodable { var components: [String: String]? }
    struct Entry: Decodable {
      var appearances: [Appearance]?
      var color: Value?

      var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
    }

    var colors: [Entry]
  }

  /// Reads a colour of the app in use.
  ///
  /// - Parameters:
  ///   - name: Its name in the catalogue.
  ///   - isDark: Whether the interface is dark.
  /// - Returns: The colour; nil when the app has none of the name.
  package static func named(_ name: String, isDark: Bool) -> AssetColor? {
    guard let folder = AppResources.current.asset("\(name).colorset"),
      let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let usable = contents.colors.filter { $0.color?.components != nil }
    let entry =
      usable.first { isDark && $0.isDark } ?? usable.first { !$0.isDark } ?? usable.first
    return entry?.color?.components.flatMap(AssetColor.init)
  }

  private init?(_ parts: [String: String]) {
    if let white = parts["white"].flatMap(Self.value) {
      (red, green, blue) = (white, white, white)
    } else {
      guard let red = parts["red"].flatMap(Self.value),
        let green = parts["green"].flatMap(Self.value),
        let blue = parts["blue"].flatMap(Self.value)
      else { return nil }
      (self.red, self.green, self.blue) = (red, green, blue)
    }
    opacity = parts["alpha"].flatMap(Self.value) ?? 1
  }

  /// Components are written `0.500`, `127` or `0x7F`.
  private static func value(_ text: String) -> Float? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
    return text.contains(".") ? Float(text) : Float(text).map { $0 / 255 }
  }
}
