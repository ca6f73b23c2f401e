import Foundation
import Testing

extension EndToEnd.Suites {
  /// Unit tests of Swift Testing's, some beside tests of XCTest's in one file.
  struct SwiftTestingTests {
    private static let project = Project(
      copying: Workbench.sourceOfProjects.appendingPathComponent("Basket"))

    private static let options = [
      "--app", project.url(of: "App").path, "--tests", project.url(of: "UnitTests").path,
    ]

    /// The one run that most tests look at, with the files it left.
    private static let run = Task {
      let folder = try Workbench.makeDirectory("basket")
      let files = [
        "--junit", folder.appendingPathComponent("report.xml").path, "--attachments",
        folder.appendingPathComponent("kept").path,
      ]
      let report = try RunReport(
        try await PomeloProcess.run(["run", "--json"] + options + files))
      return (report: report, folder: folder)
    }

    private func result(of test: String) async throws -> RunReport.TestResult {
      try #require(try await Self.run.value.report.result(of: test))
    }

    @Test(arguments: [
      "BasketTests/adding()", "BasketTests/name(_:shown:)",
      "BasketTests/checking out costs what is in it()", "BasketTests/aNewBasketIsEmpty()",
      "BasketTests.CheckingOut/emptyBasket()", "OldBasketTests/testTotal", "ActorTests/counting()",
      "ActorTests/onTheMainActor()", "TraitTests/known()", "TraitTests/sometimesWrong()",
      "TraitTests/warned()", "TraitTests/attached()",
    ])
    func thoseThatHoldPass(test: String) async throws {
      let result = try await result(of: test)
      #expect(result.status == "passed", "\(result)")
    }

    @Test(arguments: [
      ("BasketTests/wrongTotal()", "(basket.total → 0.5) == (expected → 0.75)"),
      (
        "BasketTests/requiringNothing()", "Expectation failed: (basket.items.dropFirst() → []).last"
      ),
      ("BasketTests.CheckingOut/limit(count:)", "Caught error: .tooMany(limit: 3)"),
      ("DiscountTests/changesAreConfirmed()", "confirmed 1 time, but expected"),
      ("DiscountTests/tooSlow()", "Time limit was exceeded: 60.000 seconds"),
      ("TraitTests/knownButRight()", "Known issue was not recorded"),
      ("TraitTests/recorded()", "something is amiss"),
      ("TraitTests/thrown()", "Caught error: .tooMany(limit: 2)"),
      ("MishapTests/endless()", "never finished"),
    ])
    func othersFailInTheWordsOfTheLibrary(test: String, message: String) async throws {
      let result = try await result(of: test)
      #expect(result.status == "failed")
      #expect(result.failures.first?.message.contains(message) == true, "\(result)")
    }

    @Test(arguments: [
      ("TraitTests/disabled()", "the shop is closed"),
      ("TraitTests/onlyWithShop()", "there is no shop"), ("TraitTests/cancelled()", "no need"),
    ])
    func traitsSkip(test: String, reason: String) async throws {
      let result = try await result(of: test)
      #expect(result.status == "skipped")
      #expect(result.reason == reason)
    }

    @Test func placesAreThoseOfTheSources() async throws {
      let file = "UnitTests/BasketTests.swift"
      let wrong = try #require(try await result(of: "BasketTests/wrongTotal()").failures.first)
      #expect(wrong.file.hasSuffix("/" + file))
      #expect(wrong.line == (try Self.project.line(of: "basket.total == expected", in: file)))
      let thrown = try #require(
        try await result(of: "BasketTests.CheckingOut/limit(count:)").failures.first)
      // As with XCTest's: where it was thrown.
      let origin = try Self.project.line(of: "throw BasketError.tooMany", in: "App/Basket.swift")
      #expect(thrown.line == origin)
    }

    @Test func timeIsVirtual() async throws {
      #expect(try await result(of: "DiscountTests/halfPrice()").status == "passed")
      #expect(try await result(of: "DiscountTests/halfPrice()").virtualSeconds == 30)
      #expect(try await result(of: "DiscountTests/tooSlow()").virtualSeconds == 60)
    }

    @Test func eachArgumentHasAResultOfItsOwn() async throws {
      let cases = try #require(try await result(of: "DiscountTests/codes(code:tries:)").cases)
      #expect(
        cases.map(\.arguments) == [
          #"code → "HALF", tries → 1"#, #"code → "HALF", tries → 2"#,
          #"code → "NONE", tries → 1"#, #"code → "NONE", tries → 2"#,
        ])
      #expect(cases.map(\.status) == ["passed", "passed", "failed", "failed"])
      #expect(cases.map(\.failures) == [[], [], [0], [1, 2]])
      #expect(cases.map(\.virtualSeconds) == [30, 60, 30, 60])
      let report = try String(
        contentsOf: try await Self.run.value.folder.appendingPathComponent("report.xml"),
        encoding: .utf8)
      #expect(report.contains(#"name="codes(code:tries:) [code → &quot;NONE&quot;, tries → 2]""#))
    }

    @Test func aTrapEndsThatTestAlone() async throws {
      let result = try await result(of: "MishapTests/crashing(index:)")
      #expect(result.status == "crashed")
      #expect(result.failures.last?.message.contains("Index out of range") == true)
      #expect(result.cases?.map(\.status) == ["passed", "passed", "crashed"])
    }

    @Test func whatIsAttachedIsSaved() async throws {
      let kept = try await Self.run.value.folder.appendingPathComponent("kept")
      let files = FileManager.default.enumerator(atPath: kept.path)?.compactMap { $0 as? String }
      let file = try #require(files?.first { $0.hasSuffix("fruits.txt") })
      #expect(
        try String(contentsOf: kept.appendingPathComponent(file), encoding: .utf8)
          == "apples and bananas")
    }

    @Test func exitTestsRunInProcessesOfTheirOwn() async throws {
      let result = try await result(of: "TraitTests/leaves()")
      #expect(result.status == "passed", "\(result)")
      #expect(result.virtualSeconds == 0)
    }

    @Test func equalRunsAreEqual() async throws {
      let first = try await Self.run.value.report
      let again = try RunReport(
        try await PomeloProcess.run(
          ["run", "--json", "--only", "BasketTests*", "--only", "DiscountTests"] + Self.options))
      #expect(again.results.count == 13)
      for result in again.results {
        #expect(result.digest == first.result(of: result.id)?.digest, "\(result.id)")
      }
    }

    @Test func theListHasSuitesFunctionsAndTags() async throws {
      let output = try await PomeloProcess.run(["list"] + Self.options)
      let lines = output.lines
      #expect(lines.contains("Tests (29)"))
      #expect(lines.contains("  BasketTests/adding()  BasketTests.swift:17  #money"))
      #expect(
        lines.contains("  DiscountTests/codes(code:tries:)  DiscountTests.swift:18  #slow  #money"))
      #expect(lines.contains("  OldBasketTests/testTotal  BasketTests.swift:69"))
    }

    @Test func tagsAndFunctionsAreNamed() async throws {
      let output = try await PomeloProcess.run(
        ["run", "--format", "xctest", "--only", "tag:money", "--only", "OldBasketTests"]
          + Self.options)
      let lines = output.lines
      #expect(
        lines.contains(
          "Test Case '-[BasketUITests.OldBasketTests testTotal]' passed (0.000 seconds)."))
      #expect(lines.contains("◇ Suite \"The basket\" started."))
      #expect(
        lines.contains("✔ Test \"Adding a fruit makes it dearer\" passed after 0.000 seconds."))
      #expect(
        lines.contains {
          $0.hasPrefix("✘ Test price(of:) recorded an issue with 1 argument fruit → .cherry at ")
        }, "\(lines)")
      #expect(lines.contains("↳ .cherry is too cheap"))
      #expect(
        lines.contains(
          "✘ Test price(of:) with 3 test cases failed after 0.000 seconds with 1 issue."))
      #expect(!lines.contains { $0.contains("halfPrice") })
      #expect(lines.last?.hasPrefix("✘ Test run with ") == true)
    }
  }
}
