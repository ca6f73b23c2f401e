/// The home that a host's apps and tests have in place of the person's: where it lies, and the
/// folders in it, as in an app's container on iOS.
package struct DeviceHome: Hashable, Sendable {
  /// The environment variable that tells a host its device's folder.
  package static let variable = "POMELO_DEVICE"

  private static let caches = "Library/Caches"
  private static let data = "Library/Application Support"
  private static let preferences = "Library/Preferences"
  private static let temporary = "tmp"

  /// The device's folder, in which nobody else writes.
  package let root: String

  /// Describes the home on a device.
  ///
  /// - Parameter root: The device's folder.
  package init(root: String) { self.root = root }

  /// What apps take for the home of whoever uses the device.
  package var path: String { root + "/home" }

  /// A copy of the home as an earlier run found it.
  package var earlierPath: String { root + "/before" }

  /// The folders of a fresh home, each behind the one that it is in.
  package var folders: [String] {
    let inner = ["Documents", "Library", Self.caches, Self.data, Self.preferences, Self.temporary]
    return [path] + inner.map { "\(path)/\($0)" }
  }

  /// The environment of a host that has the home; Foundation reads it before a host can change it.
  package var variables: [String: String] {
    [
      Self.variable: root, "HOME": path, "CFFIXED_USER_HOME": path,
      "TMPDIR": "\(path)/\(Self.temporary)", "XDG_CACHE_HOME": "\(path)/\(Self.caches)",
      "XDG_DATA_HOME": "\(path)/\(Self.data)", "XDG_STATE_HOME": "\(path)/\(Self.data)",
      "XDG_CONFIG_HOME": "\(path)/\(Self.preferences)",
      "XDG_RUNTIME_DIR": "\(path)/\(Self.temporary)",
    ]
  }
}
