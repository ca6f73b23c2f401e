import DeviceServices

/// Whether an app may know how the person moves.
public enum CMAuthorizationStatus: Int, Sendable {
  /// The cases as Core Motion numbers them.
  case notDetermined, restricted, denied, authorized

  /// What the person has answered.
  static var current: CMAuthorizationStatus {
    switch DeviceServices.shared.permissions.status(of: .motion) {
    case .notDetermined: .notDetermined
    case .denied: .denied
    default: .authorized
    }
  }

  /// Asks the person, by the system's alert, unless they have answered.
  ///
  /// - Parameter completion: Told whether the app may.
  static func ask(_ completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    DeviceServices.shared.permissions.request(.motion) { completion($0.isGranted) }
  }
}
