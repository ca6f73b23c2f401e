public import SimulatedUIKit

/// The button that lets people choose another screen; it shows its sign and offers none.
@MainActor @preconcurrency
open class AVRoutePickerView: UIView {
  /// The colour while another screen shows it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var activeTintColor: UIColor! = .systemBlue
  /// Whether screens come before speakers.
  open var prioritizesVideoDevices = false
}
