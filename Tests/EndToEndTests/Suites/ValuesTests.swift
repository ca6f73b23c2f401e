import Foundation
import Testing

extension EndToEnd.Suites {
  /// What calls were given, have named and gave, in a suite that uses the language widely.
  struct ValuesTests {
    private struct Value: Decodable, Hashable {
      let name: String
      let value: String
      let line: Int?
    }

    private struct Frame: Decodable, Hashable {
      let function: String
      let line: Int
    }

    private struct Call: Decodable, Hashable {
      let call: Int
      let arguments: [Value]?
      let locals: [Value]?
      let properties: [Value]?
    }

    private struct Result: Decodable, Hashable {
      let call: Int?
      let function: String?
      let caller: Frame?
      let value: String?
    }

    private struct Event: Decodable {
      let event: String
      let stack: [Frame]?
      let calls: [Int]?
      let callValues: [Call]?
      let returned: [Result]?
    }

    /// The events of a test, by the trace that a run of it wrote.
    private func events(of test: String) async throws -> [Event] {
      let folder = try Workbench.makeDirectory("values-\(UUID().uuidString)")
      let report = try await RunReport.run(
        Workbench.project("Values"), ["--only", "ValuesTests/\(test)", "--trace", folder.path])
      #expect(report.results.map(\.status) == ["passed"], "\(report.results)")
      let file = folder.appendingPathComponent("ValuesTests-\(test)-1.jsonl")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
        try JSONDecoder().decode(Event.self, from: Data($0.utf8))
      }
    }

    private func texts(_ values: [Value]?) -> [String] {
      values?.map { "\($0.name) = \($0.value)" } ?? []
    }

    /// What has ended, with the names of functions that an event before tells.
    private func results(_ events: [Event]) -> [(function: String, value: String?)] {
      var results: [(function: String, value: String?)] = []
      var latest: Event?
      for event in events {
        for result in event.returned ?? [] {
          let own = latest?.calls?.lastIndex { $0 == result.call }
          let name = result.function ?? own.flatMap { latest?.stack?[$0].function }
          results.append((name ?? "", result.value))
        }
        if event.calls != nil { latest = event }
      }
      return results
    }

    /// The values of an event's calls, innermost first, that it tells or one before.
    private func calls(at index: Int, of events: [Event]) -> [Call?] {
      let told = events[...index].flatMap { $0.callValues ?? [] }
      return (events[index].calls ?? []).map { call in told.last { $0.call == call } }
    }

    @Test func allOfItPassesAndKeepsItsLinesAndColumns() async throws {
      let report = try await RunReport.run(Workbench.project("Values"))
      #expect(report.results.allSatisfy { $0.status == "passed" }, "\(report.results)")
      #expect(report.results.count == 7)
    }

    @Test func argumentsConstantsPropertiesAndResults() async throws {
      let events = try await events(of: "testSignIn")
      let typing = try #require(
        events.firstIndex { $0.event == "action" && $0.stack?.count == 3 })
      let calls = calls(at: typing, of: events)
      try #require(calls.count == 3)
      #expect(texts(calls[0]?.arguments) == [#"email = "a@b.c""#, #"password = "secret""#])
      #expect(texts(calls[0]?.locals) == [#"field = app.textFields["email"]"#])
      #expect(
        texts(calls[0]?.properties) == [
          "app = app", "button = …", #"_email = Located(identifier: "email")"#, "attempts = 0",
        ])
      #expect(
        texts(calls[1]?.arguments) == [#"account = Account(email: "a@b.c", password: "secret")"#])
      #expect(texts(calls[2]?.locals).first?.hasPrefix("account = Account(") == true)
      let results = results(events)
      #expect(
        results.filter { $0.value == "HomePage" }.map(\.function) == [
          "SignInPage.signIn(email:password:)", "SignInPage.signIn(as:)",
        ])
    }

    @Test func theCallsThatAnErrorHasEndedTellTheirValues() async throws {
      let events = try await events(of: "testThrowing")
      let failure = try #require(events.firstIndex { $0.event == "failure" })
      let calls = calls(at: failure, of: events)
      #expect(events[failure].stack?.map(\.function).first == "ValuesTests.look(for:)")
      #expect(texts(calls.first??.arguments) == [#"row = "third!""#])
      #expect(texts(calls.last??.locals) == [#"row = "third""#])
    }

    @Test func functionsThatAreGivenAreNotCalledAndErrorsEndCalls() async throws {
      let events = try await events(of: "testGenericsAndClosures")
      let results = results(events)
      #expect(results.contains { $0.function.hasSuffix("check(_:_:)") && $0.value == "SignInPage" })
      #expect(
        results.filter { $0.function == "HomePage.label(of:)" }.map(\.value)
          == [#""Row 0""#, nil])
    }
  }
}
