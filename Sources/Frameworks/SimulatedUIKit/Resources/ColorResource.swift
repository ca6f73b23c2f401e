/// A colour of the app's asset catalogue, as the constants that Xcode makes name it.
public struct ColorResource: Hashable, Sendable {
  /// Its name.
  package let name: String

  /// Names a colour.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIColor {
  /// A colour of the app's asset catalogue by the constant that Xcode makes for it.
  public convenience init(resource: ColorResource) { self.init(called: resource.name) }
}

/// What the constants of the app's asset catalogue are members of; used by the library.
public protocol _AssetColor {}

extension UIColor: _AssetColor {}
