import Foundation
import Glibc
import SimulatedUI

/// What the first child of a host tells the host about the app's types.
///
/// A file without a name that both have open; there is nothing to clean up, and a child that
/// crashes leaves it empty.
@MainActor
final class LearnedTypes {
  private let descriptor: CInt
  private var isLearned = false

  init() {
    var template = Array((NSTemporaryDirectory() + "pomelo-types-XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    if descriptor >= 0 { unlink(template) }
  }

  /// Tells the types that this child's app has met, if the host does not know them yet.
  func tell() {
    guard !isLearned, descriptor >= 0 else { return }
    let text = Array(ViewTypes.names.joined(separator: "\n").utf8)
    _ = pwrite(descriptor, text, text.count, 0)
  }

  /// Takes what a child that has ended told.
  func learn() {
    guard !isLearned, descriptor >= 0 else { return }
    let size = Int(lseek(descriptor, 0, SEEK_END))
    guard size > 0 else { return }
    isLearned = true
    var bytes = [UInt8](repeating: 0, count: size)
    guard pread(descriptor, &bytes, size, 0) == size else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    ViewTypes.prepare(text.split(separator: "\n").map(String.init))
  }
}
