/// Which part of a text is selected, or where the next letter comes.
@available(iOS18 )
public struct TextSelection: Hashable, Sendable {
  /// What is selected.
  public enum Indices: Hashable, Sendable {
    /// One part, which is empty for a place.
    case selection(Range<String.Index>)
    /// Several parts.
    case multiSelection(RangeSet<String.Index>)
  }

  /// At which side of a place the next letter comes.
  public enum Affinity: Hashable, Sendable {
    /// The sides, or what the text says.
    case automatic, downstream, upstream
  }

  /// What is selected.
  public var indices: Indices
  /// At which side the next letter comes.
  public var affinity: Affinity { .automatic }

  /// Creates a selection of a part.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Creates a selection of several parts.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// Creates a place.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether it is only a place.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// Which part of a text with attributes is selected.
@available(iOS26 )
public struct AttributedTextSelection: Equatable, Sendable {
  private var range: Range<AttributedString.Index>?

  /// Creates a selection of nothing.
  public init() {}
  /// Creates a place.
  public init(insertionPoint: AttributedString.Index) {
    range = insertionPoint..<insertionPoint
  }
  /// Creates a selection of a part.
  public init(range: Range<AttributedString.Index>) { self.range = range }
}
