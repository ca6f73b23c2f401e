/// The sizes that an item has answered proposals with.
///
/// Most items are asked for one or two sizes, so a few pairs in a row are faster than a dictionary.
struct SizeCache {
  /// A proposal and the size taken of it.
  typealias Answer = (proposal: ProposedSize, size: CGSize)

  private static let limit = 32

  /// How often the item has been measured anew, because something in it had changed.
  let generation: Int
  private var first: Answer?
  private var others: [Answer] = []
  /// Whether it still knows all that was ever asked: a container relies on every answer.
  private(set) var isComplete = true

  /// Creates a cache without answers.
  init(generation: Int = 0) { self.generation = generation }

  /// The answer to a proposal, if it was given before.
  subscript(proposal: ProposedSize) -> CGSize? {
    if let first, first.proposal == proposal { return first.size }
    return others.first { $0.proposal == proposal }?.size
  }

  /// Keeps an answer.
  mutating func insert(_ size: CGSize, for proposal: ProposedSize) {
    guard first != nil else {
      first = (proposal, size)
      return
    }
    if others.count == Self.limit {
      others = []
      isComplete = false
    }
    others.append((proposal, size))
  }

  /// All answers.
  var answers: [Answer] { (first.map { [$0] } ?? []) + others }
}
