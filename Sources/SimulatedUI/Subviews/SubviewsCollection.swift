/// The views that a container was given.
@available(iOS18 )
public struct SubviewsCollection: View, RandomAccessCollection {
  nonisolated(unsafe) let subviews: [Subview]

  /// The place of the first.
  nonisolated public var startIndex: Int { 0 }
  /// The place behind the last.
  nonisolated public var endIndex: Int { subviews.count }
  /// The views at some places.
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
  /// The view at a place.
  nonisolated public subscript(position: Int) -> Subview { subviews[position] }
  /// All of them.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that a container was given.
@available(iOS18 )
public struct SubviewsCollectionSlice: View, RandomAccessCollection {
  nonisolated(unsafe) let subviews: ArraySlice<Subview>

  /// The place of the first.
  nonisolated public var startIndex: Int { subviews.startIndex }
  /// The place behind the last.
  nonisolated public var endIndex: Int { subviews.endIndex }
  /// The views at some places.
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
  /// The view at a place.
  nonisolated public subscript(position: Int) -> Subview { subviews[position] }
  /// All of them.
  public var body: some View { ForEach(subviews) { $0 } }
}
