extension UIImage {
  /// How a picture is drawn.
  @MainActor @preconcurrency
  open class Configuration {
    /// Creates a configuration.
    nonisolated public init() {}
  }

  /// How a symbol of the system is drawn; nothing here is drawn.
  @MainActor @preconcurrency
  open class SymbolConfiguration: Configuration {
    /// A size in points.
    nonisolated public convenience init(pointSize: CGFloat) { self.init() }
    /// A size in points and a weight.
    nonisolated public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init()
    }
    /// A size in points, a weight and a scale.
    nonisolated public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) { self.init() }
    /// A scale.
    nonisolated public convenience init(scale: UIImage.SymbolScale) { self.init() }
    /// A weight.
    nonisolated public convenience init(weight: UIImage.SymbolWeight) { self.init() }
    /// The size of a text style.
    nonisolated public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    /// The font of a text.
    nonisolated public convenience init(font: UIFont) { self.init() }
  }

  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// The cases as UIKit numbers them.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside a text.
  public enum SymbolScale: Int, Sendable {
    /// The cases as UIKit numbers them.
    case `default` = -1
    /// As UIKit numbers them.
    case unspecified, small, medium, large
  }

  /// Whether a picture's colours show.
  public enum RenderingMode: Int, Sendable {
    /// The cases as UIKit numbers them.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// Which way up a picture is.
  public enum Orientation: Int, Sendable {
    /// The cases as UIKit numbers them.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The same picture, drawn in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// The same picture in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The same picture in a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  /// The same picture in another configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The same picture in another configuration.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    self
  }

  /// The same picture, stretched between its edges.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// The same picture, made ready to show.
  public func preparingForDisplay() -> UIImage? { self }

  /// Draws the picture; nothing is drawn here.
  public func draw(in rect: CGRect) {}

  /// Draws the picture; nothing is drawn here.
  public func draw(at point: CGPoint) {}

  /// Draws the picture over what is there; nothing is drawn here.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Which way up it is.
  public var imageOrientation: Orientation { .up }

  /// The picture as Core Graphics has it; nil for a picture without pixels.
  public var cgImage: CGImage? {
    if case .nothing = content { return nil }
    return CGImage(image: self)
  }

  /// Makes a picture of one of Core Graphics.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes a picture of one of Core Graphics.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - scale: Pixels per point.
  ///   - orientation: Which way up it is, which changes nothing here.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let points = scale > 0 ? scale : 1
    self.init(
      size: CGSize(
        width: CGFloat(cgImage.width) / points, height: CGFloat(cgImage.height) / points),
      scale: points, content: cgImage.fileData.map(Content.file) ?? .nothing,
      name: cgImage.name)
  }
}
