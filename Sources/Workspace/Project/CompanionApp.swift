public import SourceIndex

/// A second app of a person's, installed on the device beside the one under test.
public struct CompanionApp: Hashable, Sendable {
  /// How tests and the system call it.
  public var bundleIdentifier: String
  /// What the device calls it: its `Info.plist` says, or its folder's name.
  public var name: String
  /// Folders of its sources.
  public var folders: [String]
  /// Its sources, by path.
  public var files: [SourceFile]
  /// Schemes of the links that it opens.
  public var urlSchemes: [String]
  /// Why it asks for consent, under the keys of `Info.plist`.
  public var usageDescriptions: [String: String]
}
