/// The looks of a bar.
open class UIBarAppearance {
  /// What fills the bar.
  public var backgroundColor: UIColor?
  /// The colour of the line beside the bar.
  public var shadowColor: UIColor?

  /// Creates the looks that the system gives.
  public required init() {}

  /// Takes the system's background.
  public func configureWithDefaultBackground() {}

  /// Takes a background that nothing shines through.
  public func configureWithOpaqueBackground() {}

  /// Takes no background.
  public func configureWithTransparentBackground() {}
}
