/// The columns of a grid for the width there is.
@MainActor struct GridTracks {
  /// One column.
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private var tracks: [Track] = []

  /// Divides a width.
  ///
  /// As documented for `GridItem.Size`: fixed columns take what they say, then flexible and
  /// adaptive ones share the rest equally within their limits, and an adaptive one holds as many
  /// columns as fit into its share.
  ///
  /// - Parameters:
  ///   - items: The columns as an app describes them; none for a single one of any width.
  ///   - spacing: Between columns that say nothing of it.
  ///   - length: The width, in points; nil if there is no limit.
  init(_ items: [GridItem], spacing: CGFloat?, length: CGFloat?) {
    let usual = spacing ?? StackRule.defaultSpacing
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? usual) }
    var left = (length ?? 0) - gaps
    var open = 0
    for item in items {
      if case .fixed(let size) = item.size { left -= size } else { open += 1 }
    }
    var start: CGFloat = 0
    for item in items {
      let gap = item.spacing ?? usual
      let share = max(0, left) / CGFloat(max(1, open))
      switch item.size {
      case .fixed(let size):
        add(item, at: start, size)
        start += size
      case .flexible(let minimum, let maximum):
        let size = min(max(share, minimum), maximum)
        add(item, at: start, size)
        start += size
        left -= size
        open -= 1
      case .adaptive(let minimum, let maximum):
        let count = max(1, Int((share + gap) / max(1, minimum + gap)))
        let size = min(
          max((share - CGFloat(count - 1) * gap) / CGFloat(count), minimum), maximum)
        for index in 0..<count { add(item, at: start + CGFloat(index) * (size + gap), size) }
        start += CGFloat(count) * (size + gap) - gap
        left -= share
        open -= 1
      }
      start += gap
    }
    // A grid narrower than its space stands in the middle of it.
    let end = tracks.last.map { $0.start + $0.length } ?? 0
    guard let length, end < length else { return }
    for index in tracks.indices { tracks[index].start += (length - end) / 2 }
  }

  private mutating func add(_ item: GridItem, at start: CGFloat, _ length: CGFloat) {
    tracks.append(Track(start: start, length: length, alignment: item.alignment))
  }

  /// How many columns there are, at least one.
  var count: Int { max(1, tracks.count) }

  /// A column.
  ///
  /// - Parameters:
  ///   - index: Which.
  ///   - breadth: The width of the only one of a stack.
  /// - Returns: The column.
  func track(at index: Int, breadth: CGFloat) -> Track {
    tracks.indices.contains(index)
      ? tracks[index] : Track(start: 0, length: breadth, alignment: nil)
  }
}
