import ElementModel
import SessionProtocol

/// What the elements of page objects have found on the screens of a run.
struct RunCoverage: Sendable {
  /// One of them over all screens.
  struct Entry: Hashable, Sendable {
    /// Whether anything was found.
    var isFound = false
    /// An event after which it found more than it should, and how many it found.
    var several: Several?
  }

  /// A screen on which there was more than one.
  struct Several: Hashable, Sendable {
    var event: Int
    var count: Int
  }

  /// Screens looked at, at most: the latest ones, so that the page is there at once.
  static let screenLimit = 500

  private(set) var entries: [String: Entry] = [:]
  /// Those that the test failed for without finding them, with the event of the failure.
  private(set) var missed: [String: Int] = [:]
  /// How many screens were looked at.
  private(set) var screenCount = 0
  /// How many earlier ones were not.
  private(set) var skippedCount = 0
  /// The event after the last one that was looked at.
  private var end = 0
  private var latest = ElementTree.empty
  /// What was looked for in vain since something else happened: an assertion may fail for it.
  private var sought: [SearchedKey] = []

  /// Looks at what a record has more than before; at all of it, if it is another record.
  mutating func follow(_ record: RunRecord, _ locators: [NamedLocator]) {
    if record.endIndex < end { self = RunCoverage() }
    var screens: [RunRecord.ShownScreen] = []
    for screen in record.screens(from: end) where screen.tree != latest {
      latest = screen.tree
      screens.append(screen)
    }
    for event in record.events.suffix(from: record.offset(after: end - 1)) {
      follow(event, locators)
    }
    end = record.endIndex
    skippedCount += max(0, screens.count - Self.screenLimit)
    for screen in screens.suffix(Self.screenLimit) {
      screenCount += 1
      add(PageCoverage(of: locators, in: screen.tree), at: screen.event.index)
    }
  }

  private mutating func follow(_ event: Event, _ locators: [NamedLocator]) {
    switch event.content {
    case .wait(let wait) where wait.progress == .timedOut:
      // What was to go is found where that fails.
      if case .isGone = wait.criterion { sought = [] } else { sought = wait.searched ?? [] }
    case .read(let read) where read.attribute == .exists:
      sought = read.flag == false ? read.searched ?? [] : []
    case .failure(let failure):
      let keys = failure.searched ?? sought
      sought = []
      guard !keys.isEmpty else { return }
      for locator in locators where locator.query?.query.searched == keys {
        missed[locator.name] = event.index
      }
    case .wait(let wait) where wait.progress != .met: break
    case .assertion(let assertion) where !assertion.passed: break
    case .wait, .read, .action, .assertion: sought = []
    default: break
    }
  }

  private mutating func add(_ coverage: PageCoverage, at event: Int) {
    for found in coverage.entries {
      var entry = entries[found.name] ?? Entry()
      switch found.finding {
      case .one, .all, .application: entry.isFound = true
      case .several(let count):
        entry.isFound = true
        if entry.several == nil { entry.several = Several(event: event, count: count) }
      case .nothing, .unknown: break
      }
      entries[found.name] = entry
    }
  }
}
