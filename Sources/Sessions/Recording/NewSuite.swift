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
  /// What goes before the first test into a project that has none; nil where there are tests.
  private let first: FirstFiles?

  /// The manifest that says where the tests are.
  private struct FirstFiles {
    let home: String
    /// The text of the manifest, if there is one.
    let former: String?
    /// What it begins with, up to the line of the tests.
    let start: String
  }

  /// Whether the project has no tests.
  var isFirst: Bool { first != nil }

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
      guard let test = index.testClasses.first else { return nil }
      folder = (test.location.file as NSString).deletingLastPathComponent
      (files, first) = ([SuiteTemplate.pages(in: folder)], nil)
      return
    }
    folder = "\(home)/\(project.name.filter { $0 != " " })UITests"
    files = [SuiteTemplate.pages(in: folder), SuiteTemplate.base(in: folder)]
    let former = try? String(contentsOfFile: Self.manifest(in: home), encoding: .utf8)
    let start =
      former.map { $0.isEmpty || $0.hasSuffix("\n") ? $0 : $0 + "\n" }
      ?? project.manifestBeginning(in: home)
    first = FirstFiles(home: home, former: former, start: start)
  }

  private static func manifest(in home: String) -> String { "\(home)/pomelo.yml" }

  /// What is written with the first test; nothing where there are tests.
  ///
  /// - Parameter options: How the device is to be: the base class sees to what a test can set, and the
  ///   manifest has the rest.
  /// - Returns: The files.
  func firstChanges(_ options: RecordingOptions) -> [FileChange] {
    guard let first else { return [] }
    let base = SuiteTemplate.base(in: folder, options.testSettings)
    let lines = options.manifestLines(after: first.start, in: first.home).lines
    let name = (folder as NSString).lastPathComponent
    let after = first.start + (lines + ["tests: \(name)"]).map { $0 + "\n" }.joined()
    return [
      FileChange(path: base.path, before: nil, after: base.text),
      FileChange(path: Self.manifest(in: first.home), before: first.former, after: after),
    ]
  }

  /// What the first test has to say of how the device is to be, for which base class and manifest have
  /// no place.
  func settings(_ options: RecordingOptions) -> TestSettings {
    var settings = TestSettings()
    guard let first else { return settings }
    settings.words = options.manifestLines(after: first.start, in: first.home).left.words
    return settings
  }
}

extension RecordingOptions {
  /// What no test can set, as lines of a manifest, and what that says otherwise already.
  fileprivate func manifestLines(
    after start: String, in home: String
  ) -> (lines: [String], left: RecordingOptions) {
    var left = RecordingOptions()
    var lines: [String] = []
    let taken = start.split(whereSeparator: \.isNewline)
    for name in ["device", "os", "permissions", "network", "fixtures"] {
      guard var value = values[name] else { continue }
      if name == "fixtures" { value = FileChange.name(of: value, in: home) }
      let isTaken = taken.contains { $0.hasPrefix("\(name):") }
      guard !isTaken, !value.contains(where: \.isNewline) else {
        left.values[name] = values[name]
        continue
      }
      // Answers beside the manifest are found without a word.
      guard name != "fixtures" || value != "Fixtures" else { continue }
      lines.append("\(name): \(value.inYAML)")
    }
    return (lines, left)
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
      FileChange.name(of: folder, in: home).inYAML
    }
    return names.count == 1
      ? "app: \(names[0])\n" : "app: [\(names.joined(separator: ", "))]\n"
  }
}

extension String {
  /// The text in single quotes, in which YAML takes all but these as it is.
  fileprivate var inYAML: String { "'\(replacing("'", with: "''"))'" }
}
