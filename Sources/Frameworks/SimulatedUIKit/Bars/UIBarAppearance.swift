/// How a bar looks.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// What is behind it.
  open var backgroundColor: UIColor?
  /// The line below it.
  open var shadowColor: UIColor?
  /// The picture behind it.
  open var backgroundImage: UIImage?

  /// Creates a look.
  public init() {}

  /// As usual.
  open func configureWithDefaultBackground() {}
  /// With nothing shining through.
  open func configureWithOpaqueBackground() {}
  /// With everything shining through.
  open func configureWithTransparentBackground() {}
}
