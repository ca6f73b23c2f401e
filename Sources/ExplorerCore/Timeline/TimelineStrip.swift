/// The recorded stops of a run as marks in one row: as many columns as there is room for, each
/// standing for one stop or, in a long run, for several.
struct TimelineStrip {
  /// A column.
  struct Mark: Hashable {
    var glyph: String
    var role: Role
    /// Index of the first of its stops.
    var index: Int
    /// Whether the run is there.
    var isCurrent: Bool
  }

  /// The columns, in order.
  let marks: [Mark]

  /// Lays the stops of a record out.
  ///
  /// - Parameters:
  ///   - record: The events of the run.
  ///   - position: Index of the event that the run is at.
  ///   - columns: Room for marks.
  init(record: RunRecord, position: Int, columns: Int) {
    let stops = record.stops
    guard columns > 0, !stops.isEmpty else {
      marks = []
      return
    }
    let count = min(columns, stops.count)
    marks = (0..<count).map { column in
      let start = column * stops.count / count
      let end = max(start + 1, (column + 1) * stops.count / count)
      let next = end < stops.count ? stops[end].index : Int.max
      let first = stops[start].index
      // The most telling of what stands in one column.
      let kinds = stops[start..<end].lazy.map(\.kind)
      let kind = kinds.max { $0.rawValue < $1.rawValue } ?? .other
      let (glyph, role) = RecordedStop.look(of: kind)
      return Mark(
        glyph: glyph, role: role, index: first, isCurrent: position >= first && position < next)
    }
  }
}
