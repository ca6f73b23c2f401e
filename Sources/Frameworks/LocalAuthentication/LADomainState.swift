public import Foundation

/// What the device knows persons by, of which an app can see that it has changed.
open class LADomainState: NSObject, @unchecked Sendable {
  /// The faces or fingers.
  public let biometry = LADomainStateBiometry()
  /// What of them an app can see; nil where there are none.
  open var stateHash: Data? { biometry.stateHash }
}

/// The faces or fingers that the device knows.
open class LADomainStateBiometry: NSObject, @unchecked Sendable {
  /// What the device looks at.
  open var biometryType: LABiometryType { BiometricSensor.shared.kind }
  /// What changes with them; nil where there are none.
  open var stateHash: Data? {
    let sensor = BiometricSensor.shared
    return sensor.isEnrolled ? Data("simulated \(sensor.kind.rawValue)".utf8) : nil
  }
}
