/// A picture of the app's asset catalogue, as the constants that Xcode makes name it.
public struct ImageResource: Hashable, Sendable {
  /// Its name.
  package let name: String

  /// Names a picture.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
  /// A picture of the app's asset catalogue by the constant that Xcode makes for it.
  public convenience init(resource: ImageResource) {
    self.init(size: CGSize(width: 60, height: 60))
  }
}

/// What the constants of the app's asset catalogue are members of; used by the library.
public protocol _AssetImage {}

extension UIImage: _AssetImage {}
