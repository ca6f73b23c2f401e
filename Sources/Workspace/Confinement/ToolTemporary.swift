import Foundation
import Glibc

/// The folder for the temporary files of one tool, which is gone with it.
///
/// It lies where the system has such folders: the Swift driver traps on names outside of ASCII, and
/// those of projects are anybody's.
final class ToolTemporary {
  /// Its path.
  let path: String

  /// Makes it.
  ///
  /// - Throws: ``ChildProcess/StartFailure``.
  init() throws(ChildProcess.StartFailure) {
    let named = NSTemporaryDirectory()
    let parent = named.utf8.allSatisfy { $0 < 128 } ? named : "/tmp/"
    var template = Array("\(parent)/pomelo-tool-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw ChildProcess.StartFailure(reason: SystemError.current)
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
