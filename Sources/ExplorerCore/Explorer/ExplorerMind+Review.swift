import SessionProtocol
import TerminalModel

/// Deciding about snapshots.
extension ExplorerMind {
  /// Has the explorer begin with the review, and with no run.
  ///
  /// - Parameter takes: Whether the tests are run for their snapshots at once.
  package mutating func beginWithReview(taking takes: Bool) {
    view.beginning = takes ? .takingSnapshots : .reviewing
  }

  /// Opens the review, as the explorer begins with it.
  mutating func beginReview() -> [ExplorerEffect] {
    if view.beginning == .takingSnapshots { review.take() }
    return reviewSnapshots()
  }

  /// Opens the review.
  ///
  /// - Returns: What is to be done outside: the terminal is asked once how it shows pictures.
  mutating func reviewSnapshots() -> [ExplorerEffect] {
    if review.isEmpty, hasFailedBySnapshot {
      review.take(only: project.test)
    } else {
      review.ask()
    }
    open(ReviewPage.Key())
    guard !view.hasAskedForPictures else { return [] }
    view.hasAskedForPictures = true
    return [.askForPictures]
  }

  /// Whether the run has failed since a snapshot is not its reference.
  var hasFailedBySnapshot: Bool {
    guard run.state.failure != nil else { return false }
    return run.record.events.contains { event in
      if case .snapshot(let snapshot) = event.content { snapshot.outcome != .equal } else { false }
    }
  }

  /// Runs the tests for their snapshots.
  mutating func takeSnapshots() {
    if review.isTaking { review.wishes.append(.stop) } else { review.take() }
  }

  /// Decides about what is selected.
  ///
  /// - Parameters:
  ///   - accepts: Whether it replaces its references, rather than being deleted.
  ///   - isForGroup: Whether all that is in the same group is meant.
  mutating func decide(accepts: Bool, isForGroup: Bool = false) {
    let row = pages.front?.cursor ?? 0
    let tree = review.tree
    let items = (isForGroup ? tree.group(at: row) : tree.items(at: row)).map {
      review.items[$0]
    }
    let paths = items.filter(\.kind.canBeAccepted).map(\.path)
    guard !paths.isEmpty else {
      notice = language.say(
        "there is no picture to decide about: mend the test, or move the file away",
        ja: "判断できる画像がありません。テストを直すか、ファイルを移動してください")
      return
    }
    review.wishes.append(accepts ? .accept(paths) : .reject(paths))
  }

  /// Takes the latest decision back.
  mutating func undoDecision() {
    guard !review.decisions.isEmpty else {
      notice = language.say("nothing was decided", ja: "まだ何も判断していません")
      return
    }
    review.wishes.append(.undo)
  }

  /// Groups the snapshots by something else.
  mutating func groupSnapshots() {
    keepingSnapshotSelected { $0.review.group(by: $0.review.grouping.next) }
  }

  // MARK: Looking

  /// Shows the pictures in a way that is named.
  mutating func showPictures(_ name: String) {
    guard let mode = ReviewMode(rawValue: name) else {
      let known = ReviewMode.allCases.map(\.rawValue).joined(separator: ", ")
      notice = language.say("there are \(known)", ja: "\(known) があります")
      return
    }
    show(mode)
  }

  /// Shows the pictures in the next way.
  mutating func showNextPictures() {
    let all = ReviewMode.allCases
    let place = all.firstIndex(of: review.look.mode) ?? 0
    show(all[(place + 1) % all.count])
  }

  private mutating func show(_ mode: ReviewMode) {
    review.look.mode = mode
    review.look.flipsByItself = true
    notice = language.say(mode.title)
  }

  /// Shows the other of the two pictures.
  mutating func flipPicture() {
    if review.look.mode == .blink {
      review.look.flipsByItself = false
      review.look.showsNew.toggle()
    } else {
      show(.blink)
    }
  }

  /// Goes to a part of the picture that differs.
  mutating func goToDifference(by step: Int) {
    let spots = shownSnapshot.flatMap { review.picture(of: $0) }?.spots ?? []
    guard !spots.isEmpty else {
      notice = language.say("no pixel differs", ja: "異なるピクセルはありません")
      return
    }
    review.look.go(by: step, in: spots)
  }

  // MARK: Following

  /// Takes in what a review hears.
  mutating func receive(_ news: ReviewNews) {
    switch news {
    case .failed(let reason): notice = reason
    case .settled(let paths):
      notice = language.say(
        "\(paths.count) decided; \(preferences.way(to: .undoDecision)) takes it back",
        ja: "\(paths.count) 件を判断しました。\(preferences.way(to: .undoDecision)) で取り消せます")
    case .flipped: if isBlinking { review.look.showsNew.toggle() }
    case .found, .progress, .stopped, .drawn, .restored: break
    }
    keepingSnapshotSelected { $0.review.receive(news) }
  }

  /// Has the pictures drawn that are to be seen now.
  ///
  /// - Returns: What is to be done outside for the review.
  mutating func followReview() -> [ExplorerEffect] {
    if let sight = wantedSight, review.needs(sight) { review.show(sight) }
    // To look must not change the model, which all that is drawn is compared by.
    var effects: [ExplorerEffect] = []
    if isBlinking, !review.awaitsFlip {
      review.awaitsFlip = true
      effects.append(.flipAfter(milliseconds: 600))
    }
    guard !review.wishes.isEmpty else { return effects }
    defer { review.wishes = [] }
    return effects + review.wishes.map { .review($0) }
  }

  /// Whether two pictures are on view that take turns.
  private var isBlinking: Bool {
    review.look.mode == .blink && review.look.flipsByItself
      && shownSnapshot.flatMap { review.picture(of: $0) }?.frames.count == 2
  }

  /// The snapshot whose pictures are shown.
  var shownSnapshot: ReviewItem? {
    guard let front = pages.front, front.id == PageID(ReviewPage.Key()) else { return nil }
    return review.tree.shownItem(at: front.cursor).map { review.items[$0] }
  }

  private var wantedSight: ReviewSight? {
    guard let item = shownSnapshot, let front = pages.front else { return nil }
    let look = review.look
    let frame = PageFrame(
      page(front).document, filter: nil, layout: layout, columns: view.size.columns)
    guard let space = frame.areas(look.isWhole ? .all : .most).pictures else { return nil }
    let count = look.mode == .sideBySide ? (item.kind == .new ? 1 : 3) : 1
    let row = PictureRow(
      in: space, count: count, aspect: item.aspect, cell: view.pictures.cellSize)
    guard let cells = row.frames.first?.inset(by: 1) else { return nil }
    return ReviewSight(
      path: item.path, mode: look.mode, viewport: look.viewport,
      share: look.mode.hasShare ? look.share : 0, area: view.pictures.pixels(of: cells),
      cell: view.pictures.cellSize)
  }

  /// Changes something by which lines of the review come and go, and keeps the same one selected, or
  /// one near it.
  private mutating func keepingSnapshotSelected(_ change: (inout ExplorerMind) -> Void) {
    let held = pages.open.first { $0.id == PageID(ReviewPage.Key()) }
    let row = held.map { $0.cursor }
    let item = row.flatMap { row in
      if case .item(let number)? = review.tree.row(at: row) {
        review.items[number].path
      } else {
        nil
      }
    }
    let hadRows = !review.tree.rows.isEmpty
    change(&self)
    guard let row else { return }
    let rows = review.tree.rows
    let same = rows.firstIndex { line in
      if case .item(let number) = line { review.items[number].path == item } else { false }
    }
    pages.select(
      same ?? min(hadRows ? row : 1, max(0, rows.count - 1)), in: ReviewPage.Key())
  }
}
