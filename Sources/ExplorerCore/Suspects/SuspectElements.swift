import ElementModel

/// The elements of page objects that are likely to be wrong: what finds several, and what a test
/// looked for in vain.
///
/// What was not found says little by itself: most pages are not on the screen, and those that are
/// declare messages and alerts that seldom appear. Such elements stand below, folded.
struct SuspectElements {
  /// A line of the list.
  enum Line: Hashable {
    case heading(Kind, count: Int)
    case element(String, Kind)
    /// A group that is folded unless a person opens it.
    case group(Kind, count: Int, isOpen: Bool)
    /// Nothing is suspicious.
    case nothing
  }

  /// What is suspicious.
  enum Kind: Hashable {
    /// It finds this many on the screen now.
    case severalNow(Int)
    /// The test failed at this event, having looked for it without finding it.
    case missed(event: Int)
    /// It found this many after an event.
    case severalThen(RunCoverage.Several)
    /// It has found nothing in the run, and the test did not fail for it.
    case unseen
    /// Only a run can tell what it looks for.
    case unknown

    /// Whether there is no reason to doubt it.
    fileprivate var isHarmless: Bool { self == .unseen || self == .unknown }

    /// What opens its group.
    var fold: Fold { .aside(self == .unseen ? "unseen" : "unknown") }
  }

  /// The lines: of each kind a heading, then the elements in the order of the sources.
  let lines: [Line]

  /// Sorts the elements out.
  ///
  /// - Parameters:
  ///   - now: What they find on the screen.
  ///   - run: What they have found in the run.
  ///   - folds: What a person has folded and opened.
  init(now: PageCoverage, run: RunCoverage, folds: [Fold: Bool]) {
    var groups: [[(name: String, kind: Kind)]] = [[], [], [], [], []]
    for entry in now.entries {
      let past = run.entries[entry.name]
      if case .unknown = entry.finding {
        groups[4].append((entry.name, .unknown))
      } else if case .several(let count) = entry.finding {
        groups[0].append((entry.name, .severalNow(count)))
      } else if let event = run.missed[entry.name] {
        groups[1].append((entry.name, .missed(event: event)))
      } else if let several = past?.several {
        groups[2].append((entry.name, .severalThen(several)))
      } else if !(past?.isFound ?? false), entry.finding == .nothing {
        groups[3].append((entry.name, .unseen))
      }
    }
    var lines: [Line] = groups[...2].allSatisfy(\.isEmpty) ? [.nothing] : []
    for group in groups {
      guard let kind = group.first?.kind else { continue }
      let isOpen = !kind.isHarmless || (folds[kind.fold] ?? kind.fold.isOpenAtFirst)
      lines.append(
        kind.isHarmless
          ? .group(kind, count: group.count, isOpen: isOpen)
          : .heading(kind, count: group.count))
      if isOpen { lines += group.map { .element($0.name, $0.kind) } }
    }
    self.lines = lines == [.nothing] ? [] : lines
  }
}
