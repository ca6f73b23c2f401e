package import ElementModel
package import SessionProtocol
package import SourceModel

/// How one run of a test came out, and what it was a run of.
package struct TestRun: Codable, Hashable, Sendable {
  /// How it came out.
  package var status: TestStatus
  /// Virtual seconds it took.
  package var seconds: Double
  /// When it ended: real seconds since 1970; 0 where nobody has looked.
  package var date = 0.0
  /// ``SourceModel/TestSources/build`` of what was run.
  package var build = ""
  /// ``SourceModel/TestSources/tests`` of what was run.
  package var sources = ""
  /// The schedule.
  package var seed: UInt64
  /// The device and what else was not as usual, in a few words.
  package var device: String
  /// What failed first, or why it was skipped or its process ended.
  package var message: String?
  /// Where that was.
  package var location: SourceLocation?
  /// How a test of Swift Testing's came out with each of its arguments; `nil` for one that has none.
  package private(set) var cases: [CaseOutcome]?

  /// Arguments of a run that are kept.
  private static let caseLimit = 100

  /// Keeps how the test came out with its arguments: the first hundred of them.
  package mutating func keep(_ cases: [CaseOutcome]) {
    self.cases = cases.isEmpty ? nil : Array(cases.prefix(Self.caseLimit))
  }

  /// Bytes of a message that are kept.
  private static let messageLimit = 600

  /// Tells of a run.
  ///
  /// - Parameters:
  ///   - status: How it came out.
  ///   - seconds: Virtual seconds it took.
  ///   - seed: The schedule.
  ///   - device: The device and what else was not as usual, in a few words.
  ///   - message: What failed first, or why it was skipped or its process ended; cut if it is long.
  ///   - location: Where that was.
  package init(
    status: TestStatus, seconds: Double, seed: UInt64, device: String, message: String? = nil,
    location: SourceLocation? = nil
  ) {
    self.status = status
    self.seconds = seconds
    self.seed = seed
    self.device = device
    self.message = message.map { text in
      text.utf8.count > Self.messageLimit ? String(text.prefix(Self.messageLimit / 4)) + "…" : text
    }
    self.location = location
  }
}

extension TestRun {
  /// What a run is run under, in a few words.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - network: The network that a person has chosen; nil for the project's.
  ///   - keepsState: Whether a test finds the files that the one before has left.
  /// - Returns: The device, and what is not as usual.
  package static func conditions(
    device: DeviceSettings, network: String?, keepsState: Bool
  ) -> String {
    ([device.summary] + [network, keepsState ? "keep-state" : nil].compactMap(\.self))
      .joined(separator: " · ")
  }
}

extension TestStatus {
  /// Whether somebody has to look at it.
  var isFailure: Bool { self == .failed || self == .crashed }

  /// Its mark.
  var mark: String {
    switch self {
    case .passed: "✓"
    case .failed, .crashed: "✗"
    case .skipped: "–"
    }
  }

  /// How the mark is drawn.
  var role: Role {
    switch self {
    case .passed: .pass
    case .failed, .crashed: .fail
    case .skipped: .wait
    }
  }
}
