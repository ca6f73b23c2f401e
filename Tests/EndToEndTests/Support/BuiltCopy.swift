import Foundation
import Synchronization

/// A copy of an example that goes from test to test with what was built in it, as a first build takes
/// five times as long as all else that a test does with an example.
///
/// Nothing else of a test is left for the next one: sources are copied anew, and of pomelo's folder
/// stay the modules and programs alone, which are named by what they were made from.
final class BuiltCopy: Sendable {
  private static let idle = Mutex<[URL: [URL]]>([:])

  let folder: URL
  private let source: URL

  /// Takes a copy that no test has, or makes one.
  init(of source: URL) {
    self.source = source
    let former = Self.idle.withLock { $0[source]?.popLast() }
    folder = former ?? Workbench.newFolder.appendingPathComponent(source.lastPathComponent)
    if former == nil {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } else {
      clear()
    }
    for name in Self.names(in: source) where name != Self.state {
      try? FileManager.default.copyItem(
        at: source.appendingPathComponent(name), to: folder.appendingPathComponent(name))
    }
  }

  deinit {
    let (source, folder) = (source, folder)
    Self.idle.withLock { $0[source, default: []].append(folder) }
  }

  private static let state = ".pomelo"

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  /// Whether something of pomelo's folder was built.
  private static func isBuilt(_ name: String) -> Bool {
    let digits = name.split(separator: "-").last ?? ""
    return digits.count == 32 && digits.allSatisfy(\.isHexDigit)
      || ["compiler", "information", "made-here", "lock", ".gitignore"].contains(name)
  }

  private func clear() {
    for name in Self.names(in: folder) where name != Self.state {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    let state = folder.appendingPathComponent(Self.state)
    for name in Self.names(in: state) where !Self.isBuilt(name) {
      try? FileManager.default.removeItem(at: state.appendingPathComponent(name))
    }
  }
}
