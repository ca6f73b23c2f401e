import Foundation
import Synchronization
import XcodeProjects

/// Which scripts this pomelo has run, so that a project that is opened again, as its sources are
/// edited, runs those alone that may make something else now.
///
/// A script that was run each time would change files each time, by which the project is opened again.
struct ScriptMemory {
  /// The project's folder.
  let folder: String

  /// Names of what was run, with all that went into it.
  private static let done = Mutex<Set<String>>([])

  /// Whether a script has to be run, which is then taken for done.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - variables: Its environment.
  /// - Returns: Whether it is another one than before, has other input, or lacks a file that it makes.
  func isDue(_ script: BuildScript, variables: [String: String]) -> Bool {
    func paths(_ kind: String, _ files: [String]) -> [String] {
      files.indices.compactMap { variables["SCRIPT_\(kind)_FILE_\($0)"] }
    }
    var hash = ContentHash()
    hash.add(folder)
    hash.add([script.name, script.shell, script.text])
    hash.add(variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    hash.add(paths("INPUT", script.inputs).map(FileIdentity.text))
    let outputs = paths("OUTPUT", script.outputs)
    let isComplete = outputs.allSatisfy(FileManager.default.fileExists)
    return Self.done.withLock { $0.insert(hash.name).inserted } || !isComplete
  }
}
