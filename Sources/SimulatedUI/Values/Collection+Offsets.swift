extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets; offsets beyond the end are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset < count {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Moves the elements at some offsets to before another; offsets beyond the end are ignored.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.filter { $0 < count }.map { self[index(startIndex, offsetBy: $0)] }
    let target = destination - source.count { $0 < destination }
    remove(atOffsets: source)
    insert(
      contentsOf: moved, at: index(startIndex, offsetBy: Swift.max(0, Swift.min(target, count))))
  }
}
