/// A primitive view that makes its layout items of nothing but its children's items and its own
/// plain fields, such as a spacing.
///
/// After an evaluation such a view is not built again if its children are the same nodes and its
/// plain fields are equal to what they were. Only those of its children are built that have changed.
@MainActor protocol StructuralView: PrimitiveView {
  /// Whether this value would make the same items of the same children's items as an older one.
  func buildsLike(_ old: Self) -> Bool
}

extension StructuralView {
  func buildsLike(_ old: Self) -> Bool { ValueComparison.areSameApartFromViews(old, self) }

  package func buildsLike(any old: any PrimitiveView) -> Bool {
    func open<Old: PrimitiveView>(_ old: Old) -> Bool {
      guard Old.self == Self.self else { return false }
      // It is of the same type, and need not be copied as a cast would do.
      return withUnsafePointer(to: old) {
        buildsLike(UnsafeRawPointer($0).assumingMemoryBound(to: Self.self).pointee)
      }
    }
    return open(old)
  }
}
