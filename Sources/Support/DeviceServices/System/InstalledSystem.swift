package import ElementModel
import Synchronization

/// The version of iOS that the device has.
package final class InstalledSystem: Sendable {
  private let state = Mutex(SystemVersion.standard)

  init() {}

  /// The version.
  package var version: SystemVersion { state.withLock { $0 } }

  /// Installs another one, before apps are launched.
  package func install(_ version: SystemVersion) { state.withLock { $0 = version } }
}

/// The version that the device has, for sources of apps and tests, whose conditions such as
/// `#available(iOS 18, *)` are compiled to ask for it.
///
/// - Returns: The number before the dot times a hundred, and that behind it.
@_silgen_name("pomelo_systemNumber")
public func systemNumber() -> Int {
  let version = DeviceServices.shared.system.version
  return version.major * 100 + version.minor
}
