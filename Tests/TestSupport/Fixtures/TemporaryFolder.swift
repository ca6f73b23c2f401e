import Foundation

/// A folder that is gone when the test is.
package final class TemporaryFolder {
  /// The folder, absolute.
  package let path: String

  /// Makes an empty folder.
  ///
  /// - Throws: What Foundation says where none can be made.
  package init() throws {
    path = NSTemporaryDirectory() + "pomelo-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders around it.
  ///
  /// - Parameters:
  ///   - text: What it holds.
  ///   - name: Its path in the folder.
  /// - Returns: Its path.
  /// - Throws: What Foundation says where it cannot be written.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }
}
