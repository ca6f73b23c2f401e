/// What a review of snapshots knows and shows.
struct ReviewState: Sendable {
  /// How far it has come.
  enum Phase: Hashable, Sendable {
    /// Nothing was asked for.
    case idle
    /// It is being looked for what waits.
    case loading
    /// The tests are run.
    case taking(done: Int, of: Int)
    /// What there is to decide about is known; after a run, how many are equal.
    case ready(equal: Int?)
  }

  /// How far it has come.
  private(set) var phase = Phase.idle
  /// All snapshots that were found, those that were decided about included.
  private(set) var items: [ReviewItem] = []
  /// Decisions that can be taken back, the latest last; the paths of the references.
  private(set) var decisions: [[String]] = []
  /// What is still to be decided about, in groups.
  private(set) var tree = ReviewTree([], by: .change)
  /// What snapshots stand together by.
  private(set) var grouping = ReviewGrouping.change
  /// How a person looks at them.
  var look = ReviewLook()
  /// What was drawn last.
  private(set) var picture: ReviewPicture?
  /// What was asked to be drawn last.
  private var asked: ReviewSight?
  /// Whether the next turn of two pictures is awaited.
  var awaitsFlip = false
  /// What is to be done outside.
  var wishes: [ReviewWish] = []

  /// Snapshots that were decided about.
  var decided: Int { decisions.reduce(0) { $0 + $1.count } }

  /// Whether nothing is known that could be decided about, and nothing is under way.
  var isEmpty: Bool {
    switch phase {
    case .idle: true
    case .loading, .taking: false
    case .ready: tree.count == 0 && decisions.isEmpty
    }
  }

  /// Whether tests are run for it.
  var isTaking: Bool { if case .taking = phase { true } else { false } }

  /// The picture of a snapshot, if it is there; it may be as of a moment ago.
  func picture(of item: ReviewItem) -> ReviewPicture? {
    picture?.sight.path == item.path ? picture : nil
  }

  // MARK: Asking

  /// Looks for what waits, once.
  mutating func ask() {
    guard phase == .idle else { return }
    phase = .loading
    wishes.append(.load)
  }

  /// Has the tests run, or only one.
  mutating func take(only test: String? = nil) {
    phase = .taking(done: 0, of: 0)
    wishes.append(.take(only: test))
  }

  /// Has something drawn, unless it was asked for already.
  mutating func show(_ sight: ReviewSight) {
    guard asked != sight else { return }
    asked = sight
    wishes.append(.draw(sight))
  }

  /// Whether ``show(_:)`` would ask for something.
  func needs(_ sight: ReviewSight) -> Bool { asked != sight }

  /// Groups by something else.
  mutating func group(by grouping: ReviewGrouping) {
    self.grouping = grouping
    regroup()
  }

  // MARK: Hearing

  /// Takes in what a review hears.
  mutating func receive(_ news: ReviewNews) {
    switch news {
    case .found(let items, let equal):
      phase = .ready(equal: equal)
      self.items = items
      decisions = []
      (picture, asked) = (nil, nil)
      regroup()
    case .progress(let done, let count): phase = .taking(done: done, of: count)
    case .stopped: phase = .ready(equal: nil)
    case .drawn(let picture): self.picture = picture
    case .settled(let paths):
      decisions.append(paths)
      regroup()
    case .restored(let paths):
      decisions.removeAll { $0 == paths }
      (picture, asked) = (nil, nil)
      regroup()
    case .flipped: awaitsFlip = false
    case .failed: if isTaking || phase == .loading { phase = .ready(equal: nil) }
    }
  }

  private mutating func regroup() {
    tree = ReviewTree(items, by: grouping, without: Set(decisions.joined()))
  }
}
