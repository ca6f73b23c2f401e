/// The rows of one lazy container: it has views made for those that show, and lets go of others.
///
/// The container's rule tells where its children lie; when what shows has no views yet, the rows
/// are evaluated after the layout and the container is built again, until nothing is missing. Where
/// rows turn out longer or shorter than was thought, what shows stays where it is.
@MainActor final class LazyRows: LazyContainer {
  /// What shows: the part of the content, in points, and of which data.
  private struct Place: Equatable {
    let low: CGFloat
    let high: CGFloat
    let adoptions: Int
  }

  /// How long a row is thought to be before any has been seen, in points.
  static let usualExtent: CGFloat = 44
  /// How far out of sight rows have views at least, are given views, and lose them, in points.
  private static let margins: (least: CGFloat, given: CGFloat, most: CGFloat) = (22, 66, 200)

  /// A row by whose place others are corrected.
  private struct Anchor {
    let source: RowSource
    let offset: Int
    let version: Int
    let start: CGFloat
    /// The build that was laid out.
    let build: Int
  }

  private weak var node: ViewNode?
  private var anchor: Anchor?
  /// Where what showed had all its views, so that there is nothing to be done there again.
  private var settled: Place?
  /// Whether views have gone since then.
  ///
  /// More may be given until all is settled, but none may go: rows that are not as long as was
  /// thought could go and come for ever.
  private var hasDropped = false
  /// How often views had to go nevertheless, as what shows was far from where it was thought.
  private var leaps = 0
  private static let maximumLeaps = 16
  /// The rows that could be seen at the last layout.
  private var inSight: [Int] = []
  /// How often collections have taken elements.
  private var adoptions = 0
  /// The number of the last build of the container.
  private var build = 0
  /// How long rows are that have been seen.
  private(set) var typicalExtent = LazyRows.usualExtent
  private var hasSeenRows = false
  /// How often the container has been built again for a better guess of how long rows are.
  private var guesses = 0
  private static let maximumGuesses = 3
  /// Whether rows follow each other sideways.
  var isHorizontal = false
  /// Where the children lay at the last layout, to find rows without views by.
  private(set) var spans: [RowSpan] = []

  /// Creates the rows of a container.
  init(node: ViewNode) {
    self.node = node
    node.graph.followPlacement(of: node)
  }

  /// Notes that the container is built.
  ///
  /// - Returns: The number of the build: an earlier one's items say nothing of the rows there are.
  func beginBuild() -> Int {
    build += 1
    return build
  }

  /// Notes that a collection has taken elements.
  func noteAdoption() { adoptions += 1 }

  /// Notes that a row has been evaluated.
  func noteEvaluation() { node?.graph.rowWork.evaluations += 1 }

  /// Notes that a row has been built.
  func noteBuild() { node?.graph.rowWork.builds += 1 }

  /// How far the content has moved since rows were last given views, because rows before those that
  /// show are not as long as was thought.
  ///
  /// - Parameters:
  ///   - spans: Where the children lie.
  ///   - build: The number of the build that is laid out.
  /// - Returns: The distance, in points.
  func takeCorrection(_ spans: [RowSpan], build: Int) -> CGFloat {
    guard let anchor, build == self.build, build > anchor.build else { return 0 }
    self.anchor = nil
    guard anchor.source.version == anchor.version else { return 0 }
    for span in spans {
      if span.tags.contains(where: { $0.source === anchor.source && $0.offset == anchor.offset }) {
        return span.start - anchor.start
      }
      if let run = span.run, run.source === anchor.source, run.offsets.contains(anchor.offset) {
        return span.start(of: anchor.offset) - anchor.start
      }
    }
    return 0
  }

  /// Takes the rows off the screen that cannot be seen, as a `UICollectionView` has cells for those
  /// in its bounds only; the one in which text is edited stays.
  ///
  /// - Parameters:
  ///   - children: Rows and other parts of the container, each in its place.
  ///   - bounds: Where they can be seen, in points of the screen.
  func showRows(of children: [LayoutItem], in bounds: CGRect) {
    guard let graph = node?.graph else { return }
    var shown: [Int] = []
    for child in children where child.run == nil {
      let isOut =
        isHorizontal
        ? child.frame.maxX < bounds.minX || child.frame.minX > bounds.maxX
        : child.frame.maxY < bounds.minY || child.frame.minY > bounds.maxY
      let isEdited =
        isOut
        && graph.focus.focused.map { id in child.first(where: { $0.id == id }) != nil } ?? false
      child.presence.isOutOfSight = isOut && !isEdited
      if !child.presence.isOutOfSight { shown.append(child.id) }
    }
    guard shown != inSight else { return }
    inSight = shown
    graph.rowWork.noteInSight()
  }

  /// Sees to it that the rows that show have views.
  ///
  /// - Parameters:
  ///   - spans: Where the children lie.
  ///   - low: Where the part that shows starts.
  ///   - high: Where it ends.
  ///   - build: The number of the build that is laid out.
  func follow(_ spans: [RowSpan], from low: CGFloat, to high: CGFloat, build: Int) {
    guard let node, build == self.build else { return }
    self.spans = spans
    let sources = sources(of: spans)
    let thought = sources.map(\.extent)
    learn(from: spans, of: sources)
    let place = Place(low: low.rounded(), high: high.rounded(), adoptions: adoptions)
    let mayDrop = !hasDropped && place != settled
    let moves = sources.compactMap { source in
      window(of: source, in: spans, from: low, to: high, mayDrop: mayDrop).map { (source, $0) }
    }
    guard !moves.isEmpty, leaps <= Self.maximumLeaps else {
      settled = place
      hasDropped = false
      leaps = 0
      // What containers have been told of the content's length depends on what rows are thought
      // to be.
      guard guesses == Self.maximumGuesses || thought == sources.map(\.extent) else {
        guesses += 1
        anchor = anchor(in: spans, from: low, to: high)
        return buildAgain(node)
      }
      for source in sources where !source.window.isEmpty {
        source.learn(extent: source.extent, isFinal: true)
      }
      return
    }
    for (source, window) in moves where window.clamped(to: source.window) != source.window {
      hasDropped = true
      if !mayDrop { leaps += 1 }
    }
    anchor = anchor(in: spans, from: low, to: high)
    node.graph.afterUpdate { for (source, window) in moves { source.move(to: window) } }
    buildAgain(node)
  }

  /// Which elements of a collection are to have views.
  ///
  /// - Parameters:
  ///   - source: The collection.
  ///   - spans: Where the children lie.
  ///   - low: Where the part that shows starts.
  ///   - high: Where it ends.
  ///   - mayDrop: Whether views that are far out of sight may go.
  /// - Returns: The elements; nil when those that have views already may stay as they are.
  private func window(
    of source: RowSource, in spans: [RowSpan], from low: CGFloat, to high: CGFloat, mayDrop: Bool
  ) -> Range<Int>? {
    let edited = editedOffset(of: source)
    let window = source.window
    var seen: Set<Int> = []
    for span in spans {
      for tag in span.tags where tag.source === source { seen.insert(tag.offset) }
    }
    func shown(_ margin: CGFloat) -> Range<Int> {
      var range = Self.offsets(of: source, in: spans, from: low - margin, to: high + margin)
      if let edited, !range.isEmpty { range = range.joined(with: edited..<edited + 1) }
      return range
    }
    /// A range with the elements beside it that have turned out to have no views: they take no room.
    func withEmpty(_ range: Range<Int>) -> Range<Int> {
      guard !range.isEmpty else { return range }
      var (start, end) = (range.lowerBound, range.upperBound)
      while window.contains(start - 1), !seen.contains(start - 1) { start -= 1 }
      while window.contains(end), !seen.contains(end) { end += 1 }
      return start..<end
    }
    let needed = shown(Self.margins.least)
    let isEnough = needed.isEmpty || needed.clamped(to: window) == needed
    let most = shown(Self.margins.most)
    let isTooMuch = window.contains { seen.contains($0) && !most.contains($0) }
    guard !isEnough || isTooMuch && mayDrop else { return nil }
    var given = withEmpty(shown(Self.margins.given))
    // Where nothing has been found in a search for what shows, the search goes on faster.
    if seen.isEmpty, window.meets(given) {
      given = given.joined(with: window.widened(by: window.count))
    }
    if !mayDrop, given.meets(window) { given = given.joined(with: window) }
    given = given.clamped(to: 0..<source.count)
    return given == window ? nil : given
  }

  private func buildAgain(_ node: ViewNode) {
    node.graph.requestBuild(of: node)
    node.graph.queue.wake()
  }

  /// The element in which text is edited: its view stays, and the keyboard with it.
  private func editedOffset(of source: RowSource) -> Int? {
    guard let graph = node?.graph, let focused = graph.focus.focused else { return nil }
    var candidate = graph.nodes[focused]
    while let row = candidate, row.parent !== source.node { candidate = row.parent }
    guard let row = candidate, let place = source.node?.children.firstIndex(where: { $0 === row })
    else { return nil }
    return source.window.lowerBound + place
  }

  /// The collections that have made the children or are to.
  private func sources(of spans: [RowSpan]) -> [RowSource] {
    var sources: [RowSource] = []
    var seen: Set<ObjectIdentifier> = []
    for span in spans {
      for source in span.tags.map(\.source) + (span.run.map { [$0.source] } ?? [])
      where seen.insert(ObjectIdentifier(source)).inserted {
        sources.append(source)
      }
    }
    return sources
  }

  private func learn(from spans: [RowSpan], of sources: [RowSource]) {
    for source in sources where !source.window.isEmpty {
      // Elements side by side share their line's length; those of no views have none.
      var lengths: [Int: CGFloat] = [:]
      var columns = 1
      for span in spans {
        for tag in span.tags where tag.source === source {
          columns = max(columns, span.columns)
          lengths[tag.offset, default: 0] += span.end - span.start
        }
      }
      guard !lengths.isEmpty else { continue }
      let count = columns == 1 ? source.window.count : lengths.count
      let extent = lengths.values.reduce(0, +) / CGFloat(count)
      source.learn(extent: extent, isFinal: false)
      if !hasSeenRows, source.extent > 0 {
        typicalExtent = source.extent
        hasSeenRows = true
      }
    }
  }

  /// The elements of a collection between two points.
  private static func offsets(
    of source: RowSource, in spans: [RowSpan], from low: CGFloat, to high: CGFloat
  ) -> Range<Int> {
    var result = 0..<0
    for span in spans where span.start <= high && span.end >= low {
      for tag in span.tags where tag.source === source {
        result = result.joined(with: tag.offset..<tag.offset + 1)
      }
      guard span.run?.source === source, let range = span.offsets(from: low, to: high) else {
        continue
      }
      result = result.joined(with: range)
    }
    return result
  }

  /// The first row that shows, or of those without views the first that would.
  private func anchor(in spans: [RowSpan], from low: CGFloat, to high: CGFloat) -> Anchor? {
    let shown = spans.lazy.filter { $0.end > low && $0.start < high }
    if let span = shown.first(where: { $0.run == nil && !$0.tags.isEmpty }),
      let tag = span.tags.first
    {
      return Anchor(
        source: tag.source, offset: tag.offset, version: tag.source.version, start: span.start,
        build: build)
    }
    for span in shown {
      guard let run = span.run, let first = span.offsets(from: max(low, span.start), to: span.end)
      else { continue }
      return Anchor(
        source: run.source, offset: first.lowerBound, version: run.source.version,
        start: span.start(of: first.lowerBound), build: build)
    }
    return nil
  }
}
