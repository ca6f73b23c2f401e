/// A colour for layers; only its name matters here.
public final class CGColor: Hashable, Sendable {
  /// What the colour is called.
  package let name: String

  init(called name: String) { self.name = name }

  /// Creates a colour by its components, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(called: UIColor(red: red, green: green, blue: blue, alpha: alpha).name)
  }

  /// Whether two colours have the same name.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.name == right.name }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension CGColor {
  /// Red, green, blue and how little it lets through, from 0 to 1; `nil` for colours of asset
  /// catalogues.
  public var components: [CGFloat]? {
    UIColor(called: name).components.map { [$0.red, $0.green, $0.blue, $0.alpha] }
  }

  /// How many components it has.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// How little it lets through, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }
}

extension UIColor {
  /// The colour for layers.
  public var cgColor: CGColor { CGColor(called: name) }

  /// Creates a colour from one of layers.
  public convenience init(cgColor: CGColor) { self.init(called: cgColor.name) }
}
