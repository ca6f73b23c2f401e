import Foundation
import Testing

extension HostTests {
  /// How much work a run is, told by instructions, which other programs do not disturb as they do
  /// times.
  struct InstructionTests {
    /// The recorded counts: of the first run of a host, and of a later one, which finds the types
    /// of the app known.
    private static let record = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("sign-in.txt")

    /// How much more a run may take than what is recorded.
    private static let allowance = 1.1

    @Test func aSignInTakesNoMoreInstructionsThanRecorded() throws {
      try CountedHost.run("valgrind", ["--version"])
      let counts = try CountedHost().instructions(of: "SignInTests/testSignIn", runs: 2)
      // A later run finds the types of the app known.
      #expect(counts[1] < counts[0])
      let environment = ProcessInfo.processInfo.environment
      if environment["POMELO_RECORD"] == "1", environment["CI"] == nil {
        let text = zip(["first", "later"], counts).map { "\($0) \($1)\n" }.joined()
        return try Data(text.utf8).write(to: Self.record)
      }
      let recorded = try String(contentsOf: Self.record, encoding: .utf8)
        .split(separator: "\n").compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
      try #require(recorded.count == counts.count, "record them with POMELO_RECORD=1")
      for (count, bound) in zip(counts, recorded) {
        #expect(
          Double(count) <= Double(bound) * Self.allowance,
          "A run takes \(count) instructions, \(bound) when they were recorded.")
      }
    }
  }
}
