/// A slider.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// Where it is.
  open var value: Float = 0 { didSet { changed() } }
  /// Where it begins.
  open var minimumValue: Float = 0 { didSet { changed() } }
  /// Where it ends.
  open var maximumValue: Float = 1 { didSet { changed() } }

  /// Moves it.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The size that the system gives it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 31)
  }
}
