public import Foundation

// Files outside of the app. All files that an app knows are its own here, so that nothing has to be
// opened up for it, and a bookmark is the file's path.

extension URL {
  /// How a bookmark is made; it is made in one way here.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With little in it.
    public static let minimalBookmark = Self(rawValue: 1 << 9)
    /// Fit for a file of its own.
    public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
  }

  /// How the file of a bookmark is found.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without asking the person.
    public static let withoutUI = Self(rawValue: 1 << 8)
    /// Without connecting to other machines.
    public static let withoutMounting = Self(rawValue: 1 << 9)
  }

  /// Opens the file up for the app.
  ///
  /// - Returns: Whether there is such a file.
  public func startAccessingSecurityScopedResource() -> Bool {
    isFileURL && FileManager.default.fileExists(atPath: path)
  }

  /// Ends what ``startAccessingSecurityScopedResource()`` began.
  public func stopAccessingSecurityScopedResource() {}

  /// What finds the file again later.
  ///
  /// - Throws: That there is no such file.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    guard startAccessingSecurityScopedResource() else { throw CocoaError(.fileNoSuchFile) }
    return Data(path.utf8)
  }

  /// Finds a file again.
  ///
  /// - Throws: That it is no longer there.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    self.init(fileURLWithPath: String(decoding: data, as: UTF8.self))
    bookmarkDataIsStale = false
    guard startAccessingSecurityScopedResource() else { throw CocoaError(.fileNoSuchFile) }
  }
}
