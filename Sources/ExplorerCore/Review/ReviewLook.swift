/// How a person looks at snapshots; it stays from one to the next.
struct ReviewLook: Hashable, Sendable {
  /// How both pictures are shown.
  var mode = ReviewMode.sideBySide
  /// How much of the reference is seen, from 0 to 100.
  private(set) var share = 50
  /// The part that is seen.
  private(set) var viewport = ReviewViewport()
  /// Whether pictures take the whole page.
  var isWhole = false
  /// Whether they take turns by themselves, until a person turns them.
  var flipsByItself = true
  /// Whether the new picture is the one of the two that is seen, while they are shown by turns.
  var showsNew = true
  /// The difference that was gone to last; `nil` before the first.
  private(set) var spot: Int?

  /// Sees more of the reference, or less.
  mutating func changeShare(by amount: Int) { share = min(max(0, share + amount), 100) }

  /// Sees more of the picture, or a part of it larger.
  mutating func zoom(by steps: Int) { viewport.zoom(by: steps) }

  /// Moves what is seen.
  mutating func pan(across: Int, down: Int) { viewport.pan(across: across, down: down) }

  /// Sees the whole picture.
  mutating func fit() {
    viewport = ReviewViewport()
    spot = nil
  }

  /// Goes to the next part that differs, or the one before, round and round.
  mutating func go(by step: Int, in spots: [ReviewViewport.Part]) {
    guard !spots.isEmpty else { return }
    let next = spot.map { $0 + step } ?? (step > 0 ? 0 : spots.count - 1)
    let place = (next % spots.count + spots.count) % spots.count
    spot = place
    viewport.show(spots[place])
  }
}
