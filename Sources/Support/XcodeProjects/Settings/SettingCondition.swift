import Glibc

/// What has to hold for an assignment of a build setting to count, such as `sdk=iphoneos*`.
package struct SettingCondition: Hashable, Sendable {
  /// What is asked about: `sdk`, `arch`, `config`, `variant`.
  package var subject: String
  /// Which values will do, with `*` for any characters.
  package var pattern: String

  /// A name and the conditions behind it: `A[sdk=x*][arch=y]`, or `A[sdk=x*,arch=y]`.
  static func split(_ key: String) -> (name: String, conditions: [SettingCondition]) {
    guard let bracket = key.utf8.firstIndex(of: UInt8(ascii: "[")) else { return (key, []) }
    let name = String(key[..<bracket])
    let parts = key[bracket...].split { "[],".contains($0) }
    let conditions = parts.compactMap { part -> SettingCondition? in
      guard let equals = part.firstIndex(of: "=") else { return nil }
      return SettingCondition(
        subject: String(part[..<equals]), pattern: String(part[part.index(after: equals)...]))
    }
    return (name, conditions)
  }

  /// Whether it holds.
  func holds(in context: SettingContext) -> Bool {
    switch subject {
    case "sdk": [context.sdk, context.sdkPlatform].contains(where: matches)
    case "arch": matches(context.architecture)
    case "config", "configuration": matches(context.configuration)
    case "variant": matches("normal")
    default: false
    }
  }

  private func matches(_ value: String) -> Bool { fnmatch(pattern, value, 0) == 0 }
}
