import ElementModel

/// The elements of page objects that are likely to be wrong: what finds several, or nothing.
struct SuspectElements {
  /// A line of the list.
  enum Line: Hashable {
    case heading(Kind, count: Int)
    case element(String, Kind)
  }

  /// What is suspicious.
  enum Kind: Hashable {
    /// It finds this many on the screen now.
    case severalNow(Int)
    /// It found this many after an event.
    case severalThen(RunCoverage.Several)
    /// It has found nothing in the run.
    case never
    /// It finds nothing now, where others of its page find something.
    case missing
    /// Only a run can tell what it looks for.
    case unknown
  }

  /// The lines: of each kind a heading, then the elements in the order of the sources.
  let lines: [Line]

  /// Sorts the elements out.
  ///
  /// - Parameters:
  ///   - now: What they find on the screen.
  ///   - run: What they have found in the run.
  init(now: PageCoverage, run: RunCoverage) {
    let pages = Set(
      now.entries.filter { $0.tells && !$0.elementIDs.isEmpty }.map { Self.page(of: $0.name) })
    var groups: [[(String, Kind)]] = [[], [], [], [], []]
    for entry in now.entries {
      let past = run.entries[entry.name]
      if case .unknown = entry.finding {
        groups[4].append((entry.name, .unknown))
      } else if case .several(let count) = entry.finding {
        groups[0].append((entry.name, .severalNow(count)))
      } else if !(past?.isFound ?? false), entry.finding == .nothing {
        groups[1].append((entry.name, .never))
      } else if let several = past?.several {
        groups[2].append((entry.name, .severalThen(several)))
      } else if entry.finding == .nothing, pages.contains(Self.page(of: entry.name)) {
        groups[3].append((entry.name, .missing))
      }
    }
    lines = groups.flatMap { group -> [Line] in
      guard let first = group.first else { return [] }
      return [.heading(first.1, count: group.count)] + group.map { .element($0.0, $0.1) }
    }
  }

  private static func page(of name: String) -> Substring { name.prefix { $0 != "." } }
}
