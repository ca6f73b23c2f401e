import SourceIndex
import SourceModel

/// Saving a chain as a test.
extension ExplorerMind {
  /// Saves the chain as a test: of a class there is, or, after asking for a file, of a new one.
  ///
  /// - Parameter name: `Class/testMethod`; asked for when empty.
  /// - Returns: What is to be done.
  mutating func saveTest(named name: String) -> [ExplorerEffect] {
    guard !name.isEmpty else {
      let suggestion = testNameCompletions("").first?.text ?? ""
      typing.ask(.argument(.saveTest), offering: suggestion)
      return []
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let own = project.test?.split(separator: "/").first.map(String.init) ?? ""
    let (className, method) = parts.count == 2 ? (parts[0], parts[1]) : (own, name)
    if let problem = obstacle(toTest: method, of: className) {
      typing.ask(.argument(.saveTest), text: name)
      typing.prompt?.problem = problem
      return []
    }
    let like = xctestClasses.first { $0.name == own } ?? xctestClasses.first
    var draft = TestDraft(
      className: className, method: method, file: "", statements: composer.composition.statements)
    if let existing = xctestClasses.first(where: { $0.name == className }) {
      draft.file = existing.location.file
      return [.saveTest(draft)]
    }
    draft.isNewFile = true
    draft.template = like.map { TestDraft.Template(className: $0.name, file: $0.location.file) }
    let folder = like.map { Self.folder(of: $0.location.file) } ?? "."
    typing.ask(.testFile(draft), offering: "\(folder)/\(className).swift")
    return []
  }

  /// The classes that a method can be added to.
  private var xctestClasses: [TestClass] { project.index.testClasses.filter { !$0.isSuite } }

  /// Saves a test in a new file.
  func save(_ draft: TestDraft, inFile path: String) -> [ExplorerEffect] {
    var draft = draft
    draft.file = path.trimmedBlanks
    return [.saveTest(draft)]
  }

  /// Takes the test that was saved last away again.
  mutating func undoSave() -> [ExplorerEffect] { [.undoSave] }

  /// Names to begin with: a new test of each class.
  func testNameCompletions(_ text: String) -> [Completion] {
    let own = project.test?.split(separator: "/").first.map(String.init)
    let classes = xctestClasses.filter { !$0.isPrivate }.map(\.name)
    let sorted = classes.filter { $0 == own } + classes.filter { $0 != own }
    return sorted.map { name in
      let taken = Set(
        xctestClasses.first { $0.name == name }?.methods.map(\.name) ?? [])
      var method = "testByHand"
      var number = 2
      while taken.contains(method) {
        method = "testByHand\(number)"
        number += 1
      }
      return Completion("\(name)/\(method)")
    }
  }

  /// Why a test cannot be called like this.
  private func obstacle(toTest method: String, of className: String) -> String? {
    guard className.isSwiftName else {
      return language.say(
        "\"\(className)\" is no Swift name", ja: "「\(className)」は Swift の名前になりません")
    }
    guard method.isSwiftName else {
      return language.say("\"\(method)\" is no Swift name", ja: "「\(method)」は Swift の名前になりません")
    }
    guard method.hasPrefix("test") else {
      return language.say("a test's name begins with test", ja: "テスト名は test で始まります")
    }
    let existing = xctestClasses.first { $0.name == className }
    if existing?.methods.contains(where: { $0.name == method }) == true {
      return language.say("\(className) has a \(method)", ja: "\(className) に \(method) があります")
    }
    if existing?.isPrivate == true {
      return language.say("\(className) is private", ja: "\(className) は private です")
    }
    let isTaken =
      existing == nil
      && (project.index.callables[className] != nil
        || project.index.pages.contains { $0.name == className })
    return isTaken
      ? language.say("\(className) is no test class", ja: "\(className) はテストクラスではありません") : nil
  }

  private static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
  }
}
