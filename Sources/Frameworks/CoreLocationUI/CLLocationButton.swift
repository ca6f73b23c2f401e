import DeviceServices
public import SimulatedUIKit

/// What a button says that shares where the device is.
public enum CLLocationButtonLabel: Int, Sendable {
  /// The cases as CoreLocationUI numbers them.
  case none, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation
  /// The last of them.
  case shareMyCurrentLocation
}

/// What the symbol of such a button looks like.
public enum CLLocationButtonIcon: Int, Sendable {
  /// The cases as CoreLocationUI numbers them.
  case none, arrowFilled, arrowOutline
}

/// A button of the system's that lets the app know once where the device is.
@MainActor @preconcurrency
open class CLLocationButton: UIButton {
  /// What it says.
  open var label = CLLocationButtonLabel.none { didSet { showTitle() } }
  /// Its symbol.
  open var icon = CLLocationButtonIcon.arrowFilled
  /// The size of its text in points.
  open var fontSize: CGFloat = 0
  /// How round its corners are, in points.
  open var cornerRadius: CGFloat = 0

  /// Creates a button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showTitle()
  }

  /// Not used: there are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showTitle()
  }

  /// Tells of events: a tap once the person has consented, or has not.
  open override func sendActions(for controlEvents: UIControl.Event) {
    guard controlEvents.contains(.touchUpInside) else {
      return super.sendActions(for: controlEvents)
    }
    OneTimeConsent().request { self.tell(controlEvents) }
  }

  private func tell(_ events: UIControl.Event) { super.sendActions(for: events) }

  private func showTitle() {
    let title = LocationButtonTitle(rawValue: label.rawValue)?.text ?? ""
    setTitle(title, for: .normal)
    accessibilityLabel = title.isEmpty ? LocationButtonTitle.symbolLabel.text : title
  }
}
