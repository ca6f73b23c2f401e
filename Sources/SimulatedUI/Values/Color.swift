/// A colour; as a view it fills the space it is offered.
public struct Color: View, Hashable, Sendable {
  let name: String

  /// A colour of the app's asset catalogue.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// A colour by its components.
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "rgb(\(red),\(green),\(blue),\(opacity))"
  }

  /// A grey.
  nonisolated public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of UIKit.
  nonisolated public init(_ color: UIColor) { name = color.name }

  /// A colour of UIKit.
  nonisolated public init(uiColor: UIColor) { name = uiColor.name }

  nonisolated private static func named(_ name: String) -> Color { Color(name) }

  /// Red.
  nonisolated public static let red = named("red")
  /// Orange.
  nonisolated public static let orange = named("orange")
  /// Yellow.
  nonisolated public static let yellow = named("yellow")
  /// Green.
  nonisolated public static let green = named("green")
  /// Mint.
  nonisolated public static let mint = named("mint")
  /// Teal.
  nonisolated public static let teal = named("teal")
  /// Cyan.
  nonisolated public static let cyan = named("cyan")
  /// Blue.
  nonisolated public static let blue = named("blue")
  /// Indigo.
  nonisolated public static let indigo = named("indigo")
  /// Purple.
  nonisolated public static let purple = named("purple")
  /// Pink.
  nonisolated public static let pink = named("pink")
  /// Brown.
  nonisolated public static let brown = named("brown")
  /// White.
  nonisolated public static let white = named("white")
  /// Gray.
  nonisolated public static let gray = named("gray")
  /// Black.
  nonisolated public static let black = named("black")
  /// No colour at all.
  nonisolated public static let clear = named("clear")
  /// The colour of main content.
  nonisolated public static let primary = named("primary")
  /// The colour of secondary content.
  nonisolated public static let secondary = named("secondary")
  /// The app's accent colour.
  nonisolated public static let accentColor = named("accentColor")

  /// The same colour, more or less transparent.
  nonisolated public func opacity(_ opacity: Double) -> Color {
    opacity == 0 ? .clear : self
  }

  /// A gradient of the colour.
  nonisolated public var gradient: Color { self }
}

extension Color: PrimitiveView {
  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let item = LayoutItem(id: node.id, rule: FillRule())
    item.isOpaque = self != .clear
    return [item]
  }
}
