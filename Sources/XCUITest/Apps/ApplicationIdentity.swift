import ElementModel
import Foundation

/// Which app of the device an element belongs to.
enum ApplicationIdentity: Hashable, Sendable {
  /// The app under test.
  case target
  /// The one with a bundle identifier.
  case bundle(String)
  /// The one at a place of the file system, as macOS has them.
  case file(URL)
}

@MainActor
extension TestSession {
  /// The app with an identity; `nil` when none is installed.
  func application(_ identity: ApplicationIdentity) -> (any ApplicationDriver)? {
    switch identity {
    case .target: device.target
    case .bundle(device.target.bundleIdentifier): device.target
    case .bundle("com.apple.springboard"): device.springboard
    case .bundle(let identifier): device.application(bundleIdentifier: identifier)
    case .file: nil
    }
  }

  /// The number of an app's process; 0 when it does not run.
  func processID(of identity: ApplicationIdentity) -> Int { application(identity)?.processID ?? 0 }

  /// What an app shows now; empty when it does not run.
  func snapshot(of identity: ApplicationIdentity) -> ElementTree {
    application(identity)?.snapshot() ?? .empty
  }

  /// An app's bundle identifier, whether it is installed or not.
  func bundleIdentifier(of identity: ApplicationIdentity) -> String {
    switch identity {
    case .target: device.target.bundleIdentifier
    case .bundle(let identifier): identifier
    case .file(let url): url.path
    }
  }

  /// An app as logs of Xcode name it: `Target Application 'com.acme.app'`.
  func title(of identity: ApplicationIdentity) -> String {
    let prefix = identity == .target ? "Target " : ""
    return "\(prefix)Application '\(bundleIdentifier(of: identity))'"
  }
}
