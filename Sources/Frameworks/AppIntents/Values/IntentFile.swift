public import Foundation
public import UniformTypeIdentifiers

/// A file that an intent is given.
public struct IntentFile: Hashable, Sendable {
  /// What is in it.
  public var data: Data
  /// What it is called.
  public var filename: String
  /// What kind it is.
  public var type: UTType?
  /// Where it is.
  public var fileURL: URL?

  /// A file.
  public init(data: Data, filename: String, type: UTType? = nil) {
    self.data = data
    self.filename = filename
    self.type = type
  }

  /// A file.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type
    self.fileURL = fileURL
  }
}
