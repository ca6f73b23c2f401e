import DeviceServices
@_exported public import Foundation

/// Whether the app may use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  /// The cases as Core Bluetooth numbers them.
  case notDetermined, restricted, denied, allowedAlways
}

/// What Bluetooth is doing.
public enum CBManagerState: Int, Sendable {
  /// The cases as Core Bluetooth numbers them.
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// Told what Bluetooth is doing.
public protocol CBCentralManagerDelegate: AnyObject {
  /// Bluetooth has become usable or unusable.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}

/// Looks for devices nearby, if the app may; a simulated one never finds any.
open class CBCentralManager: NSObject, @unchecked Sendable {
  /// Told what Bluetooth is doing.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// What Bluetooth is doing.
  open private(set) var state = CBManagerState.unknown
  /// Whether devices are looked for.
  open private(set) var isScanning = false

  /// Whether the app may use Bluetooth.
  open class var authorization: CBManagerAuthorization {
    switch DeviceServices.shared.permissions.status(of: .bluetooth) {
    case .notDetermined: .notDetermined
    case .denied: .denied
    default: .allowedAlways
    }
  }

  /// Creates a manager, which asks the person if they have not been asked yet.
  ///
  /// - Parameters:
  ///   - delegate: Told what Bluetooth is doing.
  ///   - queue: Not used: everything happens on the main actor.
  ///   - options: Not used.
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue? = nil,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    DeviceServices.shared.permissions.request(.bluetooth) { [weak self] status in
      guard let self else { return }
      // A simulator has no Bluetooth hardware, and says so once the app may know.
      self.state = status.isGranted ? .unsupported : .unauthorized
      self.delegate?.centralManagerDidUpdateState(self)
    }
  }

  /// Looks for devices; there are none.
  open func scanForPeripherals(
    withServices services: [UUID]? = nil, options: [String: Any]? = nil
  ) { isScanning = state == .poweredOn }

  /// Looks no more.
  open func stopScan() { isScanning = false }
}
