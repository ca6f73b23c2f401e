/// Two buttons that make a value larger and smaller.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// The value.
  open var value: Double = 0 { didSet { changed() } }
  /// The least value.
  open var minimumValue: Double = 0 { didSet { changed() } }
  /// The greatest value.
  open var maximumValue: Double = 100 { didSet { changed() } }
  /// How much a tap changes.
  open var stepValue: Double = 1 { didSet { changed() } }
  /// Whether the greatest value is followed by the least.
  open var wraps = false
  /// Whether a long touch goes on.
  open var autorepeat = true

  /// The size that the system gives it.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}
