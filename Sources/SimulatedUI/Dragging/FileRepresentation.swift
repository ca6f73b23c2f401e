public import Foundation
public import UniformTypeIdentifiers

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether whoever gets it may change it.
  public let allowAccessingOriginalFile: Bool

  /// Creates a description of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was received.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is the sender's own.
  public let isOriginalFile: Bool
}

/// Written as a file; what is dragged within the app needs none, what the system hands over comes
/// as one.
public struct FileRepresentation<Item>: TransferRepresentation {
  /// How it is read.
  public let _imports: [_TransferImport<Item>]

  /// Both ways.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(importedContentType: contentType, importing: importing) }

  /// Out only.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { _imports = [] }

  /// In only.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _imports = [
      _TransferImport(type: importedContentType) { data, name in
        let file = try ReceivedFiles.write(data, named: name)
        return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
      }
    ]
  }
}

/// Files that the system hands over, in the app's folder for what lasts a moment.
package enum ReceivedFiles {
  /// Writes a file.
  ///
  /// - Parameters:
  ///   - data: What it holds.
  ///   - name: What it is called.
  /// - Returns: Where it is; of two with one name the later one counts.
  /// - Throws: What Foundation throws where nothing can be written.
  package static func write(_ data: Data, named name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Received")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }
}

/// Reads something from a file of the system's.
package enum TransferReading {
  /// Reads it.
  ///
  /// - Parameters:
  ///   - type: What it is wanted as.
  ///   - data: What the file holds.
  ///   - contentType: The type of the file.
  ///   - name: What the file is called.
  /// - Returns: The thing; `nil` where the file cannot be had as that.
  /// - Throws: What the app's way to read it throws.
  package static func value<T: Transferable>(
    of type: T.Type, from data: Data, _ contentType: UTType, named name: String
  ) async throws -> T? {
    if type == Data.self { return data as? T }
    if type == Image.self { return UIImage(data: data).map(Image.init(uiImage:)) as? T }
    let imports = (T.transferRepresentation as? any TransferRepresentation<T>)?._imports ?? []
    let meant = imports.first { $0.type.map(contentType.conforms(to:)) ?? true }
    return try await meant?.read(data, name)
  }
}
