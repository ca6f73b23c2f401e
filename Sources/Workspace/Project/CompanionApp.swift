package import SourceIndex

/// A second app of a person's, installed on the device beside the one under test.
package struct CompanionApp: Hashable, Sendable {
  /// How tests and the system call it.
  package var bundleIdentifier: String
  /// What the device calls it: its `Info.plist` says, or its folder's name.
  package var name: String
  /// Folders of its sources.
  package var folders: [String]
  /// Its sources, by path.
  package var files: [SourceFile]
  /// Schemes of the links that it opens.
  package var urlSchemes: [String]
  /// Why it asks for consent, under the keys of `Info.plist`.
  package var usageDescriptions: [String: String]
}
