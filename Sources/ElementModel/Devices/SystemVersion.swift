/// A version of iOS.
package struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number before the dot.
  package var major: Int
  /// The number behind the dot.
  package var minor: Int

  /// Creates a version.
  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads a version as settings of projects have it, such as `17.0` or `17.0.1`.
  ///
  /// - Parameter text: Numbers with dots between them, of which two count.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), let major = parts[0], !parts.contains(nil) else {
      return nil
    }
    self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  /// The versions that a simulated device can have, the latest of each year, as Xcode offers them.
  package static let known = [SystemVersion(17, 5), SystemVersion(18, 6), SystemVersion(26, 1)]
  /// The version that a device has for which none is chosen.
  package static let standard = SystemVersion(18, 6)

  /// Finds the version that a person means.
  ///
  /// - Parameter text: A whole version, or the number of a year's, which stands for its latest.
  /// - Returns: `nil` where there is no such version.
  package static func named(_ text: String) -> SystemVersion? {
    guard let version = SystemVersion(text),
      let latest = known.first(where: { $0.major == version.major })
    else { return nil }
    return text.contains(".") ? version : latest
  }

  /// The version to take for an app that runs on none before some other one.
  ///
  /// - Parameter minimum: The oldest version that the app runs on.
  /// - Returns: The standard one where it will do; else the next one that there is.
  package static func suiting(_ minimum: SystemVersion) -> SystemVersion {
    guard minimum > standard else { return standard }
    return known.first { $0 >= minimum } ?? minimum
  }

  package static func < (one: SystemVersion, other: SystemVersion) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }

  package var description: String { "\(major).\(minor)" }
}
