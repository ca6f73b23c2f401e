import DeviceServices
public import SimulatedUI

/// A button of the system's that lets the app know once where the device is.
public struct LocationButton: View {
  /// What the button says.
  public struct Title: Hashable, Sendable {
    let title: LocationButtonTitle

    /// “Current Location”.
    public static let currentLocation = Title(title: .currentLocation)
    /// “Send Current Location”.
    public static let sendCurrentLocation = Title(title: .sendCurrentLocation)
    /// “Send My Current Location”.
    public static let sendMyCurrentLocation = Title(title: .sendMyCurrentLocation)
    /// “Share Current Location”.
    public static let shareCurrentLocation = Title(title: .shareCurrentLocation)
    /// “Share My Current Location”.
    public static let shareMyCurrentLocation = Title(title: .shareMyCurrentLocation)
  }

  private let title: Title?
  private let action: () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: What it says; `nil` for a symbol alone.
  ///   - action: What follows once the person has consented, or has not.
  public init(_ title: Title? = nil, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  /// The button.
  public var body: some View {
    Button {
      OneTimeConsent().request { action() }
    } label: {
      if let title {
        Label {
          Text(verbatim: title.title.text)
        } icon: {
          Image(systemName: "location")
        }
      } else {
        Image(systemName: "location")
          .accessibilityLabel(Text(verbatim: LocationButtonTitle.symbolLabel.text))
      }
    }
    .buttonStyle(.borderedProminent)
  }
}
