import Foundation
import TerminalModel
import Testing

@testable import ExplorerCore

/// What panes and pages say of themselves.
struct GuidanceTests {
  private static let courses = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Courses")

  /// Of all panes, and of all pages as they are opened in both languages.
  private static let all: [Guidance] = {
    let explorer = ExplorerHarness.learning(size: TerminalSize(columns: 120, rows: 40)).model
    let panes = PaneCatalog.all.compactMap { route in
      Swift.type(of: PaneCatalog.content(of: route.pane, in: explorer)).guidance
    }
    let pages = GoldenPagesTests.Page.allCases.compactMap { page in
      page.harness(.english).model.frontPage.flatMap { Swift.type(of: $0).guidance }
    }
    return panes + pages
  }()

  @Test func thereIsOneForEachPaneAndMostPages() {
    #expect(Set(Self.all).count > 7 + 20)
  }

  @Test func whatAPageSaysFirstFitsIntoALine() {
    for guidance in Self.all {
      for (language, text) in [
        (Language.english, "\(guidance.what.english) F1 tells more."),
        (.japanese, "\(guidance.what.japanese)（F1 で説明）"),
      ] {
        #expect(text.terminalWidth <= 78, "\(language): \(text)")
      }
      #expect(guidance.what.english.hasSuffix(".") && guidance.use.english.hasSuffix("."))
      #expect(guidance.what.japanese.hasSuffix("。") && guidance.use.japanese.hasSuffix("。"))
    }
  }

  @Test func theLessonsThatAreNamedExist() throws {
    let courses = try FileManager.default.contentsOfDirectory(atPath: Self.courses.path)
    for lesson in Set(Self.all.compactMap(\.lesson)) {
      #expect(
        courses.contains { course in
          FileManager.default.fileExists(
            atPath: Self.courses.appendingPathComponent("\(course)/\(lesson)/Lesson.md").path)
        }, "\(lesson)")
    }
  }

  @Test func helpSaysWhatThePaneIsOrThePageInFront() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    let size = TerminalSize(columns: 80, rows: 24)
    harness.act(.input(.resized(size)))
    harness.type("3?")
    #expect(render(harness.model, size: size).text.contains("pomelo learn chains"))
    harness.act(.line("close"))
    harness.act(.line("show-waits"))
    harness.type("?")
    let text = render(harness.model, size: size).text
    #expect(text.contains("pomelo learn wait-ledger") && text.contains("The waits of the run"))
  }

  @Test func aPageSaysOnceWhatItIs() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.model.preferences.introductions = Introductions(seen: ["tests"])
    harness.act(.line("choose-test"))
    #expect(harness.model.notice == nil, "it was seen before")
    harness.act(.line("close"))
    harness.act(.line("show-waits"))
    #expect(harness.model.notice?.hasPrefix("The waits of the run") == true)
    #expect(harness.effects.contains(.remember(page: "waits")))
    harness.act(.line("close"))
    harness.act(.line("show-waits"))
    #expect(harness.model.notice == nil)
  }

  @Test func whereNobodyAsksForItNoPageSaysAnything() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.act(.line("show-waits"))
    #expect(harness.model.notice == nil)
  }
}
