import SessionProtocol

/// The recorded stops of a run as marks in one row: as many columns as there is room for, each
/// standing for one stop or, in a long run, for several.
struct TimelineStrip {
  /// A column.
  struct Mark: Hashable {
    var glyph: String
    var role: Role
    /// Index of the first of its stops.
    var index: Int
    /// Whether the run is there.
    var isCurrent: Bool
  }

  /// The columns, in order.
  let marks: [Mark]

  /// Lays the stops of a record out.
  ///
  /// - Parameters:
  ///   - record: The events of the run.
  ///   - position: Index of the event that the run is at.
  ///   - columns: Room for marks.
  init(record: RunRecord, position: Int, columns: Int) {
    let stops = record.events.indices.filter { record.events[$0].isStop }
    guard columns > 0, !stops.isEmpty else {
      marks = []
      return
    }
    let count = min(columns, stops.count)
    marks = (0..<count).map { column in
      let start = column * stops.count / count
      let end = max(start + 1, (column + 1) * stops.count / count)
      let own = stops[start..<end].map { record.events[$0] }
      let next = end < stops.count ? record.events[stops[end]].index : Int.max
      let first = own.first?.index ?? 0
      let isCurrent = position >= first && position < next
      let (glyph, role) = Self.look(of: own)
      return Mark(glyph: glyph, role: role, index: first, isCurrent: isCurrent)
    }
  }

  /// The most telling of some events.
  private static func look(of events: [Event]) -> (String, Role) {
    events.map { look(of: $0) }.max { $0.weight < $1.weight }.map { ($0.glyph, $0.role) }
      ?? ("·", .dim)
  }

  private static func look(of event: Event) -> (glyph: String, role: Role, weight: Int) {
    switch event.content {
    case .failure: ("✗", .fail, 9)
    case .testEnded(let ended):
      switch ended.status {
      case .passed: ("✓", .pass, 8)
      case .skipped: ("–", .wait, 8)
      case .failed, .crashed: ("✗", .fail, 8)
      }
    case .hand: ("◆", .accent, 7)
    case .assertion(let assertion):
      assertion.passed ? ("✓", .pass, 4) : ("✗", .fail, 8)
    case .wait(let wait): wait.progress == .timedOut ? ("✗", .fail, 8) : ("◌", .wait, 3)
    case .action, .application: ("▸", .action, 5)
    default: ("·", .dim, 1)
    }
  }
}
