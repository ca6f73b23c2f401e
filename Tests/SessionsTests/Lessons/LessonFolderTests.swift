import ExplorerCore
import Foundation
import Testing
import Workspace

@testable import Lessons
@testable import Sessions

/// A learner's files, of which nothing is lost.
struct LessonFolderTests {
  private let base: String
  private let lesson: Lesson

  init() throws {
    base = NSTemporaryDirectory() + "lessons-\(UUID().uuidString)"
    let text = try LessonText(
      text: """
        ---
        title: A
        about: B
        ---
        @Step(one, title: "One") {
          @Do { It. }
        }
        """, path: "Lesson.md")
    let demands = try LessonDemands(
      text: "app: Start\nsteps:\n  one:\n    checks: [{passes: all}]", path: "Checks.yml")
    let step = LessonStep(
      name: "one", english: text.steps[0].text, japanese: nil, commands: [],
      checks: demands.steps[0].checks,
      solution: LessonFiles(texts: ["UITests/Page.swift": "page\n", "UITests/Old.swift": ""]))
    lesson = Lesson(
      name: "a", folder: "/lessons/a", english: text, japanese: nil, demands: demands, app: nil,
      steps: [step],
      start: LessonFiles(texts: ["UITests/Tests.swift": "tests\n", "UITests/Old.swift": "old\n"]))
  }

  private var installation: Installation {
    Installation(executable: "/none/bin/pomelo", environment: [:], fileExists: { _ in false })
  }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: "\(base)/\(path)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func filesAreMadeOnceAndNeverOverwritten() throws {
    let folder = LessonFolder(lesson, in: base)
    try folder.prepare(installation)
    #expect(text("a/UITests/Tests.swift") == "tests\n")
    #expect(text("a/pomelo.yml")?.contains("tests: [\"UITests\"]") == true)
    try "mine".write(toFile: "\(base)/a/UITests/Tests.swift", atomically: true, encoding: .utf8)
    try folder.prepare(installation)
    #expect(text("a/UITests/Tests.swift") == "mine")
  }

  @Test func aSolutionIsMadeAndWhatWasThereIsCopied() throws {
    let folder = LessonFolder(lesson, in: base)
    try folder.prepare(installation)
    try "mine".write(toFile: "\(base)/a/UITests/Own.swift", atomically: true, encoding: .utf8)
    #expect(
      folder.changes(after: 0).map { $0.name.split(separator: "/").last }
        == ["Old.swift", "Own.swift", "Page.swift"])
    try folder.solve(0)
    #expect(folder.files().paths == ["UITests/Page.swift", "UITests/Tests.swift"])
    #expect(text(".copies/a/1/UITests/Own.swift") == "mine")
    let copy = try folder.restart()
    #expect(copy == "\(base)/.copies/a/2")
    #expect(folder.files() == lesson.start)
  }

  @Test func picturesAreFilesToo() throws {
    let picture = Data([0x89, 0x50, 0x4E, 0x47, 0xFF, 0x00])
    var lesson = lesson
    lesson.start.contents["UITests/a.png"] = picture
    let folder = LessonFolder(lesson, in: base)
    try folder.prepare(installation)
    #expect(FileManager.default.contents(atPath: "\(base)/a/UITests/a.png") == picture)
    let other = Data([0x89, 0xFF])
    try other.write(to: URL(fileURLWithPath: "\(base)/a/UITests/a.png"))
    let change = try #require(folder.changes(after: -1).first)
    #expect(change.shown.hunks == [["@@", "+ (6 bytes)"]])
    _ = try folder.restart()
    #expect(FileManager.default.contents(atPath: "\(base)/a/UITests/a.png") == picture)
    #expect(FileManager.default.contents(atPath: "\(base)/.copies/a/1/UITests/a.png") == other)
  }

  @Test func whatOthersHaveKeptStays() throws {
    let (one, other) = (LessonStore(in: base), LessonStore(in: base))
    var entry = LessonProgress.Entry()
    entry.done = ["one"]
    try one.keep(entry, of: "a")
    entry.isFinished = true
    try other.keep(entry, of: "b")
    let progress = try one.load()
    #expect(progress.lessons["a"]?.isFinished == false)
    #expect(progress.lessons["b"]?.finishedAt != nil)
  }
}
