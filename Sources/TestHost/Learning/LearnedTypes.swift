import Foundation
import Glibc
import SimulatedUI

/// What the first child of a host tells the host about the app's types.
///
/// The first use of a type makes its metadata, and the first question whether it conforms to a
/// protocol looks through all loaded libraries. A host that has done both hands the answers down to
/// its children, and to do so runs none of the app's code.
///
/// They share a file without a name that both have open; there is nothing to clean up, and a child
/// that crashes leaves it empty.
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
    var recipes = TypeRecipes()
    for type in ViewTypes.types { recipes.add(unsafeBitCast(type, to: UnsafeRawPointer.self)) }
    recipes.words.withUnsafeBytes { _ = pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  /// Takes what a child that has ended told.
  func learn() {
    guard !isLearned, descriptor >= 0 else { return }
    let size = Int(lseek(descriptor, 0, SEEK_END))
    guard size > 0 else { return }
    isLearned = true
    var words = [UInt](repeating: 0, count: size / MemoryLayout<UInt>.stride)
    guard words.withUnsafeMutableBytes({ pread(descriptor, $0.baseAddress, $0.count, 0) }) == size,
      let recipes = TypeRecipes(words: words)
    else { return }
    for type in TypeMaker(recipes).types {
      guard let type else { continue }
      ViewTypes.prepare(unsafeBitCast(type, to: Any.Type.self))
    }
  }
}
