import DeviceServices
public import SimulatedUIKit

/// A slider of how loud it is, as the system shows it; nothing can be heard here.
@MainActor @preconcurrency
open class MPVolumeView: UIView {
  private static let volume = SystemText("Volume", ja: "音量", de: "Lautstärke")

  private let slider = UISlider()
  /// Whether the slider is shown.
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  /// Whether a button is shown that chooses where the sound goes: none is.
  open var showsRouteButton = false
  /// Whether the sound can go elsewhere: no.
  open var areWirelessRoutesAvailable: Bool { false }
  /// Whether it does: no.
  open var isWirelessRouteActive: Bool { false }

  /// Creates a slider.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Not used: there are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The size that the system gives it.
  open override var intrinsicContentSize: CGSize { slider.intrinsicContentSize }

  private func setUp() {
    slider.value = 0.5
    slider.accessibilityLabel = Self.volume.text
    slider.translatesAutoresizingMaskIntoConstraints = false
    addSubview(slider)
    NSLayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: leadingAnchor),
      slider.trailingAnchor.constraint(equalTo: trailingAnchor),
      slider.topAnchor.constraint(equalTo: topAnchor),
      slider.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// Sets the pictures of the slider; only pixels show them.
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the pictures of the slider; only pixels show them.
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the pictures of the slider; only pixels show them.
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the picture of the button that is not shown.
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
}
