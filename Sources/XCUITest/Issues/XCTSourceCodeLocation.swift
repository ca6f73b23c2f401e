public import Foundation

/// A line of a source file.
open class XCTSourceCodeLocation: NSObject {
  /// The file.
  public let fileURL: URL
  /// The line, from 1.
  public let lineNumber: Int
  /// The function around it, where it is known.
  var function = ""
  /// The column, from 1; 0 where it is not known.
  var column = 0

  /// Creates the place of a file and a line.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
    super.init()
  }

  /// Creates the place of a path, such as `#filePath`, and a line.
  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  /// Creates the place of a path as a literal, such as `#filePath`, and a line.
  public convenience init(filePath: StaticString, lineNumber: UInt) {
    self.init(filePath: "\(filePath)", lineNumber: Int(clamping: lineNumber))
  }

  /// Whether another object is the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? XCTSourceCodeLocation else { return false }
    return fileURL == other.fileURL && lineNumber == other.lineNumber
  }

  /// A hash of the place.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fileURL)
    hasher.combine(lineNumber)
    return hasher.finalize()
  }
}
