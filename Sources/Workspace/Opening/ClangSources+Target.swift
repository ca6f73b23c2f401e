import Foundation
import XcodeProjects

extension ClangSources {
  /// The sources in C of a package's target; `nil` where there is nothing to import either.
  init?(of target: ProjectTarget) {
    let settings = target.settings()
    let files = target.otherSources.filter { $0.kind == .c }.map(\.path)
    let manager = FileManager.default
    // A module that only describes what the system has lies at the top of its target.
    let folders = [settings.publicHeadersFolder, target.folder].compactMap(\.self)
    let map = folders.map { "\($0)/module.modulemap" }.first(where: manager.fileExists)
    let headers = settings.publicHeadersFolder.flatMap { manager.fileExists(atPath: $0) ? $0 : nil }
    guard !files.isEmpty || map != nil || headers != nil else { return nil }
    self.init(
      files: files, headerFolder: headers, moduleMap: map,
      flags: settings.headerSearchPaths.map { "-I\($0)" }
        + settings.preprocessorDefinitions.map { "-D\($0)" } + settings.otherClangFlags)
  }
}
