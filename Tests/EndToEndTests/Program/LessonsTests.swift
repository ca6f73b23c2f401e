import Foundation
import Testing

extension EndToEnd.Program {
  /// `pomelo learn`, as a learner, a teacher and an author use it.
  struct LessonsTests {
    /// A folder for a learner.
    private let home: URL

    init() throws {
      home = try Workbench.makeDirectory("learner/\(UUID().uuidString)")
    }

    private func learn(
      _ arguments: String..., input: String? = nil, timeout: Duration = .seconds(100)
    ) async throws -> PomeloProcess.Output {
      try await PomeloProcess.run(
        ["learn"] + arguments, input: input, environment: ["POMELO_LESSONS": home.path],
        timeout: timeout)
    }

    private func file(_ name: String) -> URL { home.appendingPathComponent(name) }

    @Test func everyLessonIsDoneByItsSolutions() async throws {
      // Two at a time, as there are processors.
      async let long = lessonsThatHold(["Synchronisation", "PageObjects"])
      async let short = lessonsThatHold(["Recording", "WhatToTestWhere", "Debugging"])
      let count = try await long + short
      #expect(count > 35, "\(count)")
    }

    private func lessonsThatHold(_ courses: [String]) async throws -> Int {
      var count = 0
      for course in courses {
        let folder = Workbench.courses.appendingPathComponent(course)
        let output = try await learn(
          "--check", folder.path, "--quick", timeout: .seconds(1500))
        #expect(output.status == 0, "\(output.standardOutput)\(output.standardError)")
        count += output.standardOutput.split(separator: "\n").count { $0.hasPrefix("✓") }
      }
      return count
    }

    @Test func theMapIsListedAndProgressIsTold() async throws {
      let list = try await learn("--list")
      #expect(list.status == 0 && list.standardOutput.contains("wrong-identifier"))
      #expect(list.standardOutput.contains("begin with raw-test."))
      let map = try await learn()
      #expect(map.standardOutput.contains("lessons done"), "\(map.standardOutput)")
      let played = try await learn(
        "wrong-identifier", "--plain", input: "lesson-hint\nlesson-solve\nlesson-next\n")
      #expect(played.status == 0, "\(played.standardError)")
      let begun = try await learn("--list")
      #expect(begun.standardOutput.contains("the next is raw-test."))
      let report = try await learn("--report")
      #expect(report.standardOutput.contains("\"hints\":{\"fail\":1}"), "\(report.standardOutput)")
      #expect(report.standardOutput.contains("\"state\":\"begun\""))
    }

    @Test func whatALearnerHasWrittenIsKept() async throws {
      _ = try await learn("wrong-identifier", "--plain", input: "lesson-hint\n")
      let page = file("wrong-identifier/UITests/SignInPage.swift")
      let own = "// mine\n" + (try String(contentsOf: page, encoding: .utf8))
      try own.write(to: page, atomically: true, encoding: .utf8)
      _ = try await learn("wrong-identifier", "--plain", input: "lesson-restart\n")
      #expect(try !String(contentsOf: page, encoding: .utf8).contains("// mine"))
      let copy = file(".copies/wrong-identifier/1/UITests/SignInPage.swift")
      #expect(try String(contentsOf: copy, encoding: .utf8) == own)
      // A folder that is gone is made anew.
      try FileManager.default.removeItem(at: file("wrong-identifier"))
      let again = try await learn("wrong-identifier", "--plain", input: "lesson-hint\n")
      #expect(again.status == 0 && FileManager.default.fileExists(atPath: page.path))
    }

    @Test func progressOfALaterVersionIsLeftAsItIs() async throws {
      let later = "{\"version\": 9, \"lessons\": {}}"
      try later.write(to: file("progress.json"), atomically: true, encoding: .utf8)
      let list = try await learn("--list")
      #expect(list.status == 0 && list.standardError.contains("a later version of pomelo"))
      let played = try await learn("wrong-identifier", "--plain", input: "lesson-hint\n")
      #expect(played.status == 0)
      #expect(try String(contentsOf: file("progress.json"), encoding: .utf8) == later)
      try "not JSON".write(to: file("progress.json"), atomically: true, encoding: .utf8)
      let damaged = try await learn("--list")
      #expect(damaged.status == 2 && damaged.standardError.contains("move it away"))
      #expect(try String(contentsOf: file("progress.json"), encoding: .utf8) == "not JSON")
    }

    @Test func whatCannotBeMadeIsSaid() async throws {
      let output = try await PomeloProcess.run(
        ["learn", "wrong-identifier", "--plain"], input: "quit\n",
        environment: ["POMELO_LESSONS": "/proc/none"])
      #expect(output.status == 2 && output.standardError.contains("/proc/none"))
      let unknown = try await learn("no-such-lesson")
      #expect(unknown.status == 2 && unknown.standardError.contains("There is no lesson"))
    }

    @Test func aLessonThatDoesNotHoldIsRefused() async throws {
      let lesson = file("Course/broken")
      for folder in ["Start/UITests", "Solutions/mend/UITests"] {
        try FileManager.default.createDirectory(
          at: lesson.appendingPathComponent(folder), withIntermediateDirectories: true)
      }
      func write(_ text: String, _ name: String) throws {
        try text.write(
          to: lesson.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      try write("title: Course\napp: MiniLogin\nlessons: [broken]\n", "../Course.yml")
      try write(
        """
        ---
        title: Broken
        about: A lesson that does not hold.
        ---
        @Step(mend, title: "Mend it") {
          Text.
          @Do { Mend it. }
          @Hint { One. }
          @Hint { Two. }
        }
        """, "Lesson.md")
      try write(
        "steps:\n  mend:\n    checks: [{passes: all}]\nvariants:\n  same: {refused-by: passes}\n",
        "Checks.yml")
      let test = """
        import XCTest

        final class BrokenTests: XCTestCase {
          func testIt() { XCTAssertTrue(true) }
        }

        """
      try write(test, "Start/UITests/BrokenTests.swift")
      try write(test + "\n", "Solutions/mend/UITests/BrokenTests.swift")
      let output = try await learn("--check", file("Course").path)
      #expect(output.status == 1)
      for problem in [
        "no Lesson.ja.md", "all that it asks for holds before it is solved", "Variants/same",
      ] {
        #expect(
          (output.standardOutput + output.standardError).contains(problem),
          "\(output.standardOutput)\(output.standardError)")
      }
    }
  }
}
