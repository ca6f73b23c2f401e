import SourceIndex
import Workspace

extension Project {
  /// The project with other texts of some of its tests' files, and with new ones.
  ///
  /// - Parameters:
  ///   - changes: The files.
  ///   - isTrial: Whether they are to be built with texts that their files do not have.
  /// - Returns: The project.
  func with(_ changes: [FileChange], asTrial isTrial: Bool = false) -> Project {
    var project = self
    for change in changes where change.path.hasSuffix(".swift") {
      var file = SourceFile(path: change.path, text: change.after)
      file.isTrial = isTrial
      func changed(_ files: [SourceFile]) -> [SourceFile] {
        files.map { $0.path == change.path ? file : $0 }
      }
      let isKnown = project.testFiles.contains { $0.path == change.path }
      project.testFiles = changed(project.testFiles)
      if !isKnown, change.before == nil { project.testFiles.append(file) }
      for place in project.modules.indices {
        guard case .swift(let files) = project.modules[place].content else { continue }
        project.modules[place].content = .swift(changed(files))
      }
    }
    project.testFiles.sort { $0.path < $1.path }
    return project
  }
}
