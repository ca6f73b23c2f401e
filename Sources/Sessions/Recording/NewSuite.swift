import Foundation
import SourceIndex
import SourceModel
import Workspace

/// What a project is given that has no page objects, or no UI tests at all.
struct NewSuite {
  /// The folder of the tests.
  let folder: String
  /// What pages are made like, beside the sources that there are.
  let files: [SourceFile]
  /// What is written with the first test; nothing where there are tests.
  let firstChanges: [FileChange]
  /// The file of `pomelo.yml` that says where the tests are, if one has to.
  let manifest: String?

  /// Whether the project has no tests.
  var isFirst: Bool { !firstChanges.isEmpty }

  /// Looks what a project lacks.
  ///
  /// - Returns: `nil` where it has pages to be like.
  init?(of project: Project, _ index: ProjectIndex) {
    let callables = index.deeds.value.callables
    let hasPages = index.pages.contains {
      $0.kind != .protocol && callables[$0.name]?.role == .page
    }
    guard !hasPages else { return nil }
    guard project.hasNoTests, let home = project.home else {
      guard let first = index.testClasses.first else { return nil }
      folder = (first.location.file as NSString).deletingLastPathComponent
      (files, firstChanges, manifest) = ([SuiteTemplate.pages(in: folder)], [], nil)
      return
    }
    folder = "\(home)/\(project.name.filter { $0 != " " })UITests"
    let base = SuiteTemplate.base(in: folder)
    files = [SuiteTemplate.pages(in: folder), base]
    let manifest = "\(home)/pomelo.yml"
    self.manifest = manifest
    let former = try? String(contentsOfFile: manifest, encoding: .utf8)
    let name = (folder as NSString).lastPathComponent
    let start =
      former.map { $0.isEmpty || $0.hasSuffix("\n") ? $0 : $0 + "\n" }
      ?? project.manifestBeginning(in: home)
    firstChanges = [
      FileChange(path: base.path, before: nil, after: base.text),
      FileChange(path: manifest, before: former, after: "\(start)tests: \(name)\n"),
    ]
  }
}

extension Project {
  /// Whether its only test is the one that pomelo made, which launches the app.
  fileprivate var hasNoTests: Bool { opening?.tests.isEmpty ?? testFolders.isEmpty }

  /// The folder of its document; where there is none, that in which its app lies.
  fileprivate var home: String? {
    folder
      ?? (opening?.path ?? appFolders.first).map {
        ($0 as NSString).deletingLastPathComponent
      }
  }

  /// What a manifest says before it says where the tests are: where there is no document, where the
  /// app is.
  fileprivate func manifestBeginning(in home: String) -> String {
    guard folder == nil, opening == nil else { return "" }
    let names = appFolders.map { folder in
      "'\(FileChange.name(of: folder, in: home).replacing("'", with: "''"))'"
    }
    return names.count == 1
      ? "app: \(names[0])\n" : "app: [\(names.joined(separator: ", "))]\n"
  }
}
