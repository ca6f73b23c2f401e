import SessionProtocol

/// A place of a record where the run could stop, and what it says about the run: as much as the
/// timeline shows, so that drawing it does not look at every event.
struct RecordedStop: Hashable, Sendable {
  /// What happened there, the less telling first.
  enum Kind: Int, Hashable, Sendable {
    case other, wait, holding, action, hand, skipped, passed, failed
  }

  /// Index of the event.
  var index: Int
  /// What happened.
  var kind: Kind

  /// Notes the event of a stop.
  init(_ event: Event) {
    index = event.index
    kind = Self.kind(of: event)
  }

  private static func kind(of event: Event) -> Kind {
    switch event.content {
    case .failure: .failed
    case .testEnded(let ended):
      switch ended.status {
      case .passed: .passed
      case .skipped: .skipped
      case .failed, .crashed: .failed
      }
    case .hand: .hand
    case .assertion(let assertion): assertion.passed ? .holding : .failed
    case .snapshot(let snapshot):
      switch snapshot.outcome {
      case .equal: .holding
      case .unchecked: .other
      case .missing, .different, .foreign, .corrupt: .failed
      }
    case .wait(let wait): wait.progress == .timedOut ? .failed : .wait
    case .action, .application: .action
    default: .other
    }
  }

  /// The mark of the timeline, with what it means.
  static func look(of kind: Kind) -> (glyph: String, role: Role) {
    switch kind {
    case .other: ("·", .dim)
    case .wait: ("◌", .wait)
    case .holding, .passed: ("✓", .pass)
    case .action: ("▸", .action)
    case .hand: ("◆", .accent)
    case .skipped: ("–", .wait)
    case .failed: ("✗", .fail)
    }
  }
}
