import SessionProtocol

/// How fast a run goes that a person watches.
package enum RunSpeed: String, CaseIterable, Hashable, Sendable {
  /// In real time, as on a phone.
  case real = "1"
  /// Three times as fast as on a phone.
  case triple = "3"
  /// Ten times as fast as on a phone.
  case tenfold = "10"
  /// A moment for each event, however long it takes: waits and steps can be followed by eye.
  case watch
  /// As fast as the host can.
  case instant

  /// What a person types.
  var name: String { rawValue }

  /// What the bar at the bottom says.
  var title: String {
    switch self {
    case .real, .triple, .tenfold: "×\(rawValue)"
    case .watch, .instant: rawValue
    }
  }

  /// The next faster speed.
  var faster: RunSpeed { neighbour(1) }
  /// The next slower speed.
  var slower: RunSpeed { neighbour(-1) }

  private func neighbour(_ step: Int) -> RunSpeed {
    let all = Self.allCases
    let place = (all.firstIndex(of: self) ?? 0) + step
    return all.indices.contains(place) ? all[place] : self
  }

  /// How many times faster than real time it is; nil where time says nothing.
  var factor: Double? {
    switch self {
    case .real: 1
    case .triple: 3
    case .tenfold: 10
    case .watch, .instant: nil
    }
  }

  /// How long a stop is to be looked at before the run goes on, in milliseconds.
  func pause(at event: Event) -> Int {
    guard self == .watch else { return 0 }
    return switch event.content {
    case .action: 160
    case .wait: 200
    case .assertion, .failure, .snapshot: 80
    default: 20
    }
  }
}
