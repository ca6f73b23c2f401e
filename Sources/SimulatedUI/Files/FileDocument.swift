public import UniformTypeIdentifiers

/// A document that is a value, read from a file and written to one.
public protocol FileDocument {
  /// What is known when a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is known when a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files it can be written to.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// Makes the file of a document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// Those that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What is known when a document is read.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What is known when a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type to write.
  public let contentType: UTType
  /// The file that is there already.
  public let existingFile: FileWrapper?
}
