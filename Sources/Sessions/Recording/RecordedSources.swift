import ElementModel
import Foundation
import Recording
import SessionProtocol
import SourceIndex
import SourceModel
import Workspace

/// What a recording becomes, and the files that have it.
final class RecordedSources {
  let project: Project
  let proposer: PageProposer
  private let reader: SuiteReader
  /// The test class whose set-up the recording has.
  private let testClass: String?
  /// What the project lacks to have tests with pages; nil where it has such.
  let beginning: NewSuite?
  /// Whether the set-up of that class launches the app.
  var isLaunchedInSetUp = false
  /// How the test of the recording launched its app.
  var launchInTest: LaunchInTest? {
    didSet { if launchInTest != oldValue { launch = launchInTest.map(readLaunch) } }
  }
  private var launch: TestLaunch?
  /// How device and network were chosen, which a test of its own is told with.
  var options = RecordingOptions()
  /// Whether the recording begins where a test has launched the app and done something to it.
  var beginsInTest = false
  /// What was saved, the latest last, with the sources before it.
  private var saved: [(changes: [FileChange], index: ProjectIndex, files: [SourceFile])] = []

  init(
    _ project: Project, _ index: ProjectIndex, testClass: String?, secretsAreWritten: Bool = false
  ) {
    self.project = project
    let beginning = NewSuite(of: project, index)
    self.beginning = beginning
    self.testClass = beginning?.isFirst == true ? nil : testClass
    let others = beginning?.files ?? []
    let reader = project.suiteReader(index, .current, adding: others)
    self.reader = reader
    let makesFiles = beginning?.isFirst == true || project.takesNewFiles
    // What first pages are made like lies in no file.
    let home = index.testClasses.first { $0.name == testClass } ?? index.testClasses.first
    proposer = PageProposer(
      beginning == nil ? index : reader.index(with: []), files: project.allTestFiles + others,
      testClass: self.testClass, secretsAreWritten: secretsAreWritten,
      makesFiles: makesFiles,
      home: beginning == nil || makesFiles ? nil : home?.location.file
    ) {
      reader.index(with: $0)
    }
  }

  /// What the sources say, with what the recording adds.
  var index: ProjectIndex { proposer.index }

  /// The folder that paths are told from.
  var folder: String { project.folder ?? FileManager.default.currentDirectoryPath }

  /// The files that the recording adds something to.
  var changedPaths: [String] { proposer.changes.map(\.path) }

  /// Whether what pages get has a locator in it, written from `app` on.
  func contains(_ locator: String) -> Bool {
    let path = locator.drop { $0 != "." }
    return proposer.changes.contains { $0.text.contains(path) }
  }

  /// Takes back what was added for steps that are gone.
  func reset() { proposer.reset() }

  // MARK: Statements

  /// How a test that does the same can launch the app.
  private func readLaunch(_ launch: LaunchInTest) -> TestLaunch {
    let place = launch.place
    let file = launch.doesMore ? nil : proposer.former(place.file)
    let written = file.flatMap {
      TestLaunch.launch(line: place.line, column: place.column, in: $0.text)
    }
    // What depends on more of that test is said by what came of it.
    return written ?? .statements(launch.code)
  }

  /// What a recording becomes.
  func parts(_ steps: [RecordedStep], choosing choices: RecordingChoices) -> [RecordedPart] {
    proposer.map(steps, choosing: choices)
  }

  /// The statements of a test that does it.
  func test(of parts: [RecordedPart]) -> RecordedTest {
    StatementComposer(
      proposer.index.deeds.value, testClass: beginsInTest ? nil : testClass,
      // The base class of a first suite launches it.
      launch: beginsInTest || beginning?.isFirst == true ? nil : launch
    ).test(of: parts)
  }

  // MARK: Files

  /// The files that change.
  ///
  /// - Parameters:
  ///   - target: What it is saved as.
  ///   - steps: What was done and asserted.
  ///   - choices: What a person has chosen.
  /// - Returns: The changes, and the place of what calls the pages.
  /// - Throws: ``RecordingSaveError``.
  func changes(
    _ target: RecordingTarget, _ steps: [RecordedStep], choosing choices: RecordingChoices
  ) throws(RecordingSaveError) -> (changes: [FileChange], path: String?, line: Int) {
    // Of what was added on the way only what is called in the end.
    proposer.reset()
    let parts = proposer.map(steps, choosing: choices)
    var texts = Dictionary(proposer.changes.map { ($0.path, $0.text) }) { $1 }
    var place: (path: String, line: Int)?
    switch target {
    case .pages:
      guard !texts.isEmpty else { throw .nothing }
    case .test(let className, let method):
      let written = try self.test(className, method, parts, in: texts)
      texts[written.path] = written.text
      place = (written.path, written.line)
    case .body(let className, let method, let beginning):
      let written = try body(className, method, beginning, parts, in: texts)
      texts[written.path] = written.text
      place = (written.path, written.line)
    case .end(let className, let method):
      let written = try end(className, method, parts, in: texts)
      texts[written.path] = written.text
      place = (written.path, written.line)
    case .useCase(let name):
      let written = try useCase(name, parts)
      texts[written.path] = written.text
      place = (written.path, 1)
    }
    let isFirst = beginning?.isFirst == true && saved.isEmpty
    var changes = isFirst ? beginning?.firstChanges(options) ?? [] : []
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      try checkPlace(path)
      let former = proposer.former(path)?.text
      changes.append(FileChange(path: path, before: former, after: text))
    }
    return (changes, place?.path, place?.line ?? 1)
  }

  /// What a person has to do in Xcode once the first test is saved; nil where nothing.
  var advice: String? {
    guard let beginning, beginning.isFirst, saved.count == 1, let document = project.opening?.path
    else { return nil }
    let name = (beginning.folder as NSString).lastPathComponent
    return "\((document as NSString).lastPathComponent) has no target of UI tests: add one named "
      + "\(name), with the files of that folder. Until then pomelo.yml names the folder."
  }

  /// Writes the files, all or none; what is recorded next goes on from them.
  func save(_ changes: [FileChange]) throws(RecordingSaveError) {
    do throws(FileChange.Problem) { try changes.write() } catch { throw .files(error) }
    let former = proposer.base
    var files = proposer.current
    for change in changes {
      let file = SourceFile(path: change.path, text: change.after)
      if let place = files.firstIndex(where: { $0.path == change.path }) {
        files[place] = file
      } else {
        files.append(file)
      }
    }
    saved.append((changes, former.index, former.files))
    reader.rebase(files)
    proposer.rebase(reader.index(with: []), files: files)
  }

  /// Takes the latest save back.
  ///
  /// - Returns: The files that are as they were.
  func undoSave() throws(RecordingSaveError) -> [String] {
    guard let last = saved.popLast() else { return [] }
    do throws(FileChange.Problem) {
      try last.changes.undo()
    } catch {
      saved.append(last)
      throw .files(error)
    }
    reader.rebase(last.files)
    proposer.rebase(last.index, files: last.files)
    return last.changes.map(\.path)
  }

  /// Paths relative to the project, and the diff.
  func diff(_ changes: [FileChange]) -> [String] {
    changes.diff(relativeTo: folder)
  }

  // MARK: Tests

  private func test(
    _ className: String, _ method: String, _ parts: [RecordedPart], in texts: [String: String]
  ) throws(RecordingSaveError) -> (path: String, text: String, line: Int) {
    let test = self.test(of: parts)
    if let beginning, beginning.isFirst {
      return try firstTest(className, method, test, in: beginning)
    }
    let known = index.testClasses.first { $0.name == className }
    let template = testClass.flatMap { name in index.testClasses.first { $0.name == name } }
    guard let home = known ?? template ?? index.testClasses.first else { throw .noTestClass }
    let folder = (home.location.file as NSString).deletingLastPathComponent
    var draft = TestDraft(
      className: className, method: method,
      file: known?.location.file ?? "\(folder)/\(className).swift", statements: test.statements)
    draft.isNewFile = known == nil
    draft.isLaunched = test.isLaunched || isLaunchedInSetUp
    draft.settings = options.testSettings
    draft.app = index.deeds.value.apps[home.name]
    if known == nil {
      draft.template = TestDraft.Template(className: home.name, file: home.location.file)
      guard proposer.former(draft.file) == nil,
        !FileManager.default.fileExists(atPath: draft.file)
      else { throw .taken("\(className).swift") }
    }
    let path = known == nil ? home.location.file : draft.file
    draft.settings.isTakenByCall =
      test.isLaunched && !isLaunchedInSetUp && draft.app != nil && !assignsArguments
    guard let source = texts[path] ?? proposer.former(path)?.text else {
      throw .unreadable(path: path)
    }
    do throws(TestWriter.Problem) {
      guard known == nil else {
        let edited = try TestWriter.adding(draft, to: source)
        return (draft.file, edited.text, edited.line)
      }
      let edited = try TestWriter.newFile(draft, like: source)
      guard !project.takesNewFiles else { return (draft.file, edited.text, edited.line) }
      let text = source.followed(byTypesOf: edited.text)
      let lines = { (text: String) in text.utf8.count { $0 == UInt8(ascii: "\n") } }
      return (path, text, lines(text) - lines(edited.text) + edited.line)
    } catch {
      throw .notEdited(error)
    }
  }

  /// Whether something in the suite drops the arguments that an app was given before.
  private var assignsArguments: Bool {
    proposer.current.contains { file in
      file.text.split(separator: "launchArguments").dropFirst().contains { rest in
        let rest = rest.drop { $0.isWhitespace }
        return rest.first == "=" && rest.dropFirst().first != "="
      }
    }
  }

  /// A test of a project that has none.
  private func firstTest(
    _ className: String, _ method: String, _ test: RecordedTest, in suite: NewSuite
  ) throws(RecordingSaveError) -> (path: String, text: String, line: Int) {
    let path = "\(suite.folder)/\(className).swift"
    var draft = TestDraft(
      className: className, method: method, file: path, statements: test.statements)
    draft.isNewFile = true
    draft.isLaunched = true
    draft.app = "app"
    draft.isOnMainActor = true
    draft.settings = suite.settings(options)
    draft.template = TestDraft.Template(className: SuiteTemplate.testClass, file: path)
    let former = proposer.former(path)?.text
    guard former != nil || !FileManager.default.fileExists(atPath: path) else {
      throw .taken("\(className).swift")
    }
    do throws(TestWriter.Problem) {
      let edited: TestWriter.Edited
      if let former {
        edited = try TestWriter.adding(draft, to: former)
      } else {
        edited = try TestWriter.newFile(draft, like: SuiteTemplate.testText)
      }
      return (path, edited.text, edited.line)
    } catch {
      throw .notEdited(error)
    }
  }

  /// The file of a test, with another body.
  private func body(
    _ className: String, _ method: String, _ beginning: [String], _ parts: [RecordedPart],
    in texts: [String: String]
  ) throws(RecordingSaveError) -> (path: String, text: String, line: Int) {
    let first = beginning.map { TestStatement(lines: [$0]) }
    let test = StatementComposer(proposer.index.deeds.value, testClass: testClass)
      .test(of: parts, launching: beginning.isEmpty)
    return try edited(className, method, first + test.statements, in: texts) {
      draft, source throws(TestWriter.Problem) in
      try TestWriter.replacing(draft, in: source)
    }
  }

  /// The file of a test, with more at its end.
  private func end(
    _ className: String, _ method: String, _ parts: [RecordedPart], in texts: [String: String]
  ) throws(RecordingSaveError) -> (path: String, text: String, line: Int) {
    // The app is launched by then.
    let test = StatementComposer(proposer.index.deeds.value, testClass: nil).test(of: parts)
    return try edited(className, method, test.statements, in: texts) {
      draft, source throws(TestWriter.Problem) in
      try TestWriter.appending(draft, in: source)
    }
  }

  /// The file of a test that there is, edited.
  private func edited(
    _ className: String, _ method: String, _ statements: [TestStatement],
    in texts: [String: String],
    by edit: (TestDraft, String) throws(TestWriter.Problem) -> TestWriter.Edited
  ) throws(RecordingSaveError) -> (path: String, text: String, line: Int) {
    guard let known = index.testClasses.first(where: { $0.name == className }) else {
      throw .notEdited(.noClass(className))
    }
    let path = known.location.file
    guard let source = texts[path] ?? proposer.former(path)?.text else {
      throw .unreadable(path: path)
    }
    let draft = TestDraft(
      className: className, method: method, file: path, statements: statements)
    do throws(TestWriter.Problem) {
      let edited = try edit(draft, source)
      return (path, edited.text, edited.line)
    } catch {
      throw .notEdited(error)
    }
  }

  /// Nothing is written elsewhere than in the folders of the tests, whatever links say.
  private func checkPlace(_ path: String) throws(RecordingSaveError) {
    func real(_ path: String) -> String {
      URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
    let name = (path as NSString).lastPathComponent
    // A new file has no links of its own, but its folder can have some.
    let file = real(real((path as NSString).deletingLastPathComponent) + "/" + name)
    let homes = project.testFolders + [beginning?.folder].compactMap(\.self)
    let isInside = homes.map(real).contains { home in
      file == home || file.hasPrefix(home + "/")
    }
    guard isInside else { throw .outside(path: path, folder: project.testFolders.first ?? "") }
  }
}
