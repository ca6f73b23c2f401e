extension ElementTree {
  /// Changes one element in place; where it stands in the tree stays as it is.
  ///
  /// No element is copied as long as nothing else holds the tree.
  ///
  /// - Parameters:
  ///   - index: The element's index; one that does not exist is ignored.
  ///   - change: Gets the element to change.
  public mutating func update(at index: Int, _ change: (inout Element) -> Void) {
    guard elements.indices.contains(index) else { return }
    let (depth, count) = (elements[index].depth, elements[index].descendantCount)
    change(&elements[index])
    elements[index].depth = depth
    elements[index].descendantCount = count
  }
}
