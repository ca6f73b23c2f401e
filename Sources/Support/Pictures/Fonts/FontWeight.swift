/// How heavy letters are.
package enum FontWeight: Int, Hashable, Sendable, CaseIterable {
  /// From the thinnest to the heaviest.
  case thin, extraLight, light, regular, medium, semibold, bold, extraBold, black

  /// The weight that is nearest to a number of UIKit's, from -1 to 1.
  ///
  /// - Parameter value: The number, such as 0.4 for bold.
  package init(_ value: Double) {
    switch value {
    case ..<(-0.7): self = .thin
    case ..<(-0.5): self = .extraLight
    case ..<(-0.2): self = .light
    case ..<0.12: self = .regular
    case ..<0.27: self = .medium
    case ..<0.35: self = .semibold
    case ..<0.48: self = .bold
    case ..<0.6: self = .extraBold
    default: self = .black
    }
  }

  /// Whether fonts of two weights show it in the heavier one.
  package var isBold: Bool { rawValue >= FontWeight.semibold.rawValue }

  /// The word in names of files.
  var name: String {
    switch self {
    case .thin: "Thin"
    case .extraLight: "ExtraLight"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    case .extraBold: "ExtraBold"
    case .black: "Black"
    }
  }
}
