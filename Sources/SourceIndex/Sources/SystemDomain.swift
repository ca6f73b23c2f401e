import SwiftSyntax

/// The versions of iOS that the compiler knows as domains of availability, as the module
/// `CSystemVersions` has them.
enum SystemDomain {
  /// Their numbers.
  private static let versions = [17, 18, 26]

  /// Names of the domains of a version and of those before it.
  static func all(upTo version: VersionTupleSyntax) -> [String] {
    guard let major = Int(version.major.text) else { return [] }
    return versions.filter { $0 <= major }.map { "iOS\($0)" }
  }

  /// Whether a condition or attribute names a version of iOS that has a domain.
  static func isNewer(_ platform: PlatformVersionSyntax) -> Bool {
    guard platform.platform.text == "iOS", let version = platform.version else { return false }
    return !all(upTo: version).isEmpty
  }

  /// What to write after an attribute such as `@available(iOS 18, *)`, so that the compiler knows it for
  /// Linux too; `nil` for one that says nothing of that kind.
  static func attributes(after attribute: AttributeSyntax) -> String? {
    guard attribute.attributeName.trimmedDescription == "available",
      let arguments = attribute.arguments?.as(AvailabilityArgumentListSyntax.self),
      let version = version(in: arguments)
    else { return nil }
    let domains = all(upTo: version)
    return domains.isEmpty ? nil : domains.map { " @available(\($0))" }.joined()
  }

  /// The version of iOS from which on something is there: `iOS 18, *` or `iOS, introduced: 18`.
  private static func version(in arguments: AvailabilityArgumentListSyntax) -> VersionTupleSyntax? {
    for argument in arguments.map(\.argument) {
      if let platform = argument.as(PlatformVersionSyntax.self), platform.platform.text == "iOS" {
        return platform.version
      }
    }
    guard case .token(let platform)? = arguments.first?.argument, platform.text == "iOS" else {
      return nil
    }
    return arguments.lazy.compactMap { $0.argument.as(AvailabilityLabeledArgumentSyntax.self) }
      .first { $0.label.text == "introduced" }
      .flatMap { if case .version(let version) = $0.value { version } else { nil } }
  }

  /// The compiler's words with the versions as Xcode says them.
  static func spelled(in output: String) -> String {
    output.replacing(/\bavailable in iOS(\d\d)\b/) { "available in iOS \($0.output.1).0 or newer" }
  }
}
