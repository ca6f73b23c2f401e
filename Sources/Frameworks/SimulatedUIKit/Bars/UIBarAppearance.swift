public import Foundation

/// How a bar looks.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, NSCopying {
  /// What is behind it.
  open var backgroundColor: UIColor?
  /// The line below it.
  open var shadowColor: UIColor?
  /// The picture of that line.
  open var shadowImage: UIImage?
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// The film behind it.
  open var backgroundEffect: UIBlurEffect?

  /// Creates a look.
  public required override init() {}

  /// Creates the look of a kind of device.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Creates a look with what another one has behind it.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    adopt(barAppearance)
  }

  /// The same look again, of which what is behind it is copied.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var result: Any = self
    MainActor.assumeIsolated {
      let copy = Self()
      copy.adopt(self)
      result = copy
    }
    return result
  }

  private func adopt(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// As usual.
  open func configureWithDefaultBackground() {}
  /// With nothing shining through.
  open func configureWithOpaqueBackground() {}
  /// With everything shining through.
  open func configureWithTransparentBackground() {}
}
