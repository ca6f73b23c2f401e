import Pictures
import ScreenImaging

/// A colour; as a view it fills the space it is offered.
public struct Color: View, Hashable, Sendable {
  /// Where a colour comes from.
  indirect enum Source: Hashable, Sendable {
    /// The system's, or UIKit's, by its name.
    case named(String)
    /// One of the app's asset catalogue.
    case asset(String)
    /// One by its components.
    case components(Resolved)
    /// Another one, more transparent.
    case faded(Color, Double)
    /// Between two others.
    case mixed(Color, Color, Double)
  }

  /// What the components of a colour mean.
  public enum RGBColorSpace: Hashable, Sendable {
    /// As screens usually do.
    case sRGB
    /// In proportion to light.
    case sRGBLinear
    /// As wide as Apple's screens show.
    case displayP3
  }

  nonisolated let source: Source

  nonisolated init(_ source: Source) { self.source = source }

  /// A colour of the app's asset catalogue.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

  /// A colour by its components.
  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    source = .components(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity)))
  }

  /// A grey.
  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, saturation and brightness, 0 to 1 each.
  nonisolated public init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// A colour by its components.
  nonisolated public init(_ resolved: Resolved) { source = .components(resolved) }

  /// A colour of UIKit; a constant of an asset catalogue is meant as such first.
  @_disfavoredOverload
  nonisolated public init(_ color: UIColor) { source = .named(color.name) }

  /// A colour of UIKit.
  nonisolated public init(uiColor: UIColor) { source = .named(uiColor.name) }

  nonisolated private static func system(_ name: String) -> Color { Color(.named(name)) }

  /// Red.
  nonisolated public static let red = system("systemRed")
  /// Orange.
  nonisolated public static let orange = system("systemOrange")
  /// Yellow.
  nonisolated public static let yellow = system("systemYellow")
  /// Green.
  nonisolated public static let green = system("systemGreen")
  /// Mint.
  nonisolated public static let mint = system("systemMint")
  /// Teal.
  nonisolated public static let teal = system("systemTeal")
  /// Cyan.
  nonisolated public static let cyan = system("systemCyan")
  /// Blue.
  nonisolated public static let blue = system("systemBlue")
  /// Indigo.
  nonisolated public static let indigo = system("systemIndigo")
  /// Purple.
  nonisolated public static let purple = system("systemPurple")
  /// Pink.
  nonisolated public static let pink = system("systemPink")
  /// Brown.
  nonisolated public static let brown = system("systemBrown")
  /// White.
  nonisolated public static let white = system("white")
  /// Gray.
  nonisolated public static let gray = system("systemGray")
  /// Black.
  nonisolated public static let black = system("black")
  /// No colour at all.
  nonisolated public static let clear = system("clear")
  /// The colour of main content.
  nonisolated public static let primary = system("label")
  /// The colour of secondary content.
  nonisolated public static let secondary = system("secondaryLabel")
  /// The app's accent colour.
  nonisolated public static let accentColor = system("accentColor")

  /// The same colour, more or less transparent.
  nonisolated public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }

  /// Whether nothing of the colour can be seen, whatever is around.
  nonisolated var isClear: Bool {
    switch source {
    case .named(let name): name == "clear"
    case .asset: false
    case .components(let color): color.opacity <= 0
    case .faded(let color, let opacity): opacity <= 0 || color.isClear
    case .mixed(let one, let other, _): one.isClear && other.isClear
    }
  }
}

extension Color: PrimitiveView {
  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let item = LayoutItem(id: node.id, rule: FillRule())
    item.isOpaque = !isClear
    if !isClear {
      let environment = node.environment
      item.draws { frame in
        [.fill(PictureOutline(frame), .color(resolve(in: environment).picture))]
      }
    }
    return [item]
  }
}

extension Color: CustomStringConvertible {
  /// What the colour is called, in SwiftUI's words: `red`, `NamedColor(name: "brand", bundle: nil)`.
  nonisolated public var description: String {
    switch source {
    case .named(let name): Self.constantNames[name] ?? name
    case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
    case .components(let color): color.description
    case .faded(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
    case .mixed(let one, let other, _): "\(one) and \(other)"
    }
  }

  /// What SwiftUI calls its constants, by the names that UIKit has for the same colours.
  nonisolated private static let constantNames = [
    "systemRed": "red", "systemOrange": "orange", "systemYellow": "yellow",
    "systemGreen": "green", "systemMint": "mint", "systemTeal": "teal", "systemCyan": "cyan",
    "systemBlue": "blue", "systemIndigo": "indigo", "systemPurple": "purple",
    "systemPink": "pink", "systemBrown": "brown", "systemGray": "gray", "label": "primary",
    "secondaryLabel": "secondary", "accentColor": "AccentColorProvider()",
  ]
}
