import Foundation
import Labels

/// Where the app runs.
enum Surroundings {
  static var name: String { "Staging" }

  /// Files of the same name in two bundles.
  static var mottos: String {
    let file = Bundle.main.url(forResource: "motto", withExtension: "txt")
    let own = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "?"
    return "\(own), \(ItemLabel.motto)"
  }

  /// What the app knows of itself.
  static var application: String {
    let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
    let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
    let camera = Bundle.main.object(forInfoDictionaryKey: "NSCameraUsageDescription") as? String
    return [name, version, Bundle.main.bundleIdentifier, camera].map { $0 ?? "?" }
      .joined(separator: ", ")
  }
}
