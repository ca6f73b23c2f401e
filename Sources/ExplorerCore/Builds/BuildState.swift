/// How the build of a person's sources goes.
package struct BuildState: Sendable {
  /// What it does now; nil while there is none.
  package internal(set) var stage: BuildStage?
  /// What keeps the sources, as they were last, from being built.
  package internal(set) var problems: [BuildProblem] = []
  /// The test to run once the sources are built.
  var testToCome: String?
  /// Whether the sources are built again whenever one is edited.
  package var isWatching = false

  /// Begins a build.
  mutating func begin() { stage = .reading }

  /// Takes in that the sources cannot be built.
  mutating func fail(_ problems: [BuildProblem]) {
    stage = nil
    self.problems = problems
    testToCome = nil
  }

  /// Takes in that another host is there.
  ///
  /// - Returns: Whether it was built anew.
  mutating func finish() -> Bool {
    defer {
      stage = nil
      problems = []
    }
    return stage != nil
  }

  /// The test to run now that the sources are built, if it is among those of the host.
  mutating func takeTestToCome(among tests: [String]) -> String? {
    guard let test = testToCome, tests.contains(test) else { return nil }
    testToCome = nil
    return test
  }

  /// What is said of a build that failed.
  static func text(of problems: [BuildProblem], _ language: Language) -> String {
    let place = problems.first?.location.map { "\($0): " } ?? ""
    let first = problems.first.map { place + $0.message } ?? ""
    let count = problems.count - 1
    let more = count > 0 ? language.say(" (and \(count) more)", ja: "（ほか \(count) 件）") : ""
    return language.say("Not built: \(first)\(more)", ja: "ビルドできません：\(first)\(more)")
  }

  /// Begins to notice edits of the sources, or ends it.
  ///
  /// - Returns: What is said of it.
  mutating func setWatching(_ isOn: Bool, _ language: Language) -> String {
    defer { isWatching = isOn }
    if isOn {
      return language.say("Watching: an edit is built at once.", ja: "監視中：編集するとすぐにビルドします。")
    }
    return isWatching
      ? language.say("No longer watching.", ja: "監視をやめました。")
      : language.say(
        "The system has no watches left: edits are not noticed.", ja: "システムの監視数が上限のため、監視できません。")
  }
}
