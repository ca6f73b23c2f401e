import Foundation
import XcodeProjects

/// What an app's `Info.plist` says that matters to the device.
struct InfoPlist: Hashable {
  /// What the device calls the app.
  var displayName: String?
  /// Schemes of the links that the app opens.
  var urlSchemes: [String] = []
  /// All that it says, as a property list; `nil` where there is none.
  var contents: Data?
  /// Texts under the keys that end in `UsageDescription`.
  var usageDescriptions: [String: String] = [:]

  /// Files after which no more are looked at.
  private static let fileLimit = 20_000
  /// The longest file that is read, in bytes.
  private static let sizeLimit = 1 << 20

  /// Reads the first `Info.plist` at or below some folders; without one, nothing is said.
  init(folders: [String]) {
    let bytes = folders.lazy.compactMap { folder in
      Self.path(in: folder).flatMap { try? FileReader.bytes(of: $0, limit: Self.sizeLimit) }
    }
    self.init(data: Data(bytes.first ?? []))
  }

  /// Reads a property list; what is none says nothing.
  init(data: Data) {
    let contents = try? PropertyListSerialization.propertyList(from: data, format: nil)
    self.init(contents as? [String: Any] ?? [:])
  }

  /// Reads what a project's settings come to.
  init(_ values: [String: DocumentValue]) { self.init(values.mapValues(\.propertyList)) }

  private init(_ contents: [String: Any]) {
    if !contents.isEmpty {
      self.contents = try? PropertyListSerialization.data(
        fromPropertyList: contents, format: .xml, options: 0)
    }
    displayName = contents["CFBundleDisplayName"] as? String
    // A build setting has no value here.
    if displayName?.contains("$(") == true { displayName = nil }
    let types = contents["CFBundleURLTypes"] as? [[String: Any]] ?? []
    urlSchemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    for (key, value) in contents where key.hasSuffix("UsageDescription") {
      usageDescriptions[key] = value as? String
    }
  }

  private static func path(in folder: String) -> String? {
    guard
      let files = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles)
    else { return nil }
    var found: [String] = []
    for case let (number, file as URL) in files.enumerated() {
      if number > fileLimit { break }
      if file.lastPathComponent == "Info.plist" { found.append(file.path) }
    }
    return found.min { ($0.count, $0) < ($1.count, $1) }
  }
}

extension DocumentValue {
  /// The value as Foundation has it in property lists.
  fileprivate var propertyList: Any {
    switch self {
    case .text(let text): text
    case .flag(let flag): flag
    case .list(let values): values.map(\.propertyList)
    case .mapping(let values): values.mapValues(\.propertyList)
    case .nothing: ""
    }
  }
}
