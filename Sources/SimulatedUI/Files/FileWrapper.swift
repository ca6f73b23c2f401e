public import Foundation

/// A file or folder in memory, as Foundation has it on Apple's systems.
open class FileWrapper: NSObject {
  /// What a file holds; nil for a folder.
  open private(set) var regularFileContents: Data?
  /// What a folder holds, by name; nil for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name to write it under.
  open var preferredFilename: String?
  /// The name it was read from.
  open var filename: String?

  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// Creates a file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Creates a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
  }

  /// Reads a file or folder.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
    if isFolder {
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      self.init(
        directoryWithFileWrappers: try Dictionary(
          uniqueKeysWithValues: names.map {
            ($0, try FileWrapper(url: url.appendingPathComponent($0)))
          }))
    } else {
      self.init(regularFileWithContents: try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  /// Puts a file into a folder.
  ///
  /// - Returns: The name that the file has there.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? "Untitled"
    fileWrappers?[name] = child
    return name
  }

  /// Takes a file out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }

  /// Writes the file or folder.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    if let regularFileContents { return try regularFileContents.write(to: url) }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, child) in fileWrappers ?? [:] {
      try child.write(to: url.appendingPathComponent(name), originalContentsURL: nil)
    }
  }

  /// How files are read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Without mapping files.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How files are written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All or nothing.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Names are changed too.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }
}
