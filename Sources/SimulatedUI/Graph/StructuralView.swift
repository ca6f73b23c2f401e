/// A primitive view whose items follow from those of its children and from its own fields other
/// than views.
///
/// When such a view is evaluated again, its children are the same nodes and those fields are the
/// same, it need not be built: its children are, where they have changed.
@MainActor protocol StructuralView: PrimitiveView {
  /// Whether the items differ from those of an older value by those of the children only.
  func buildsLike(_ old: Self) -> Bool
}

extension StructuralView {
  func buildsLike(_ old: Self) -> Bool { ValueComparison.areSameApartFromViews(old, self) }

  /// Compares with a view of a type known at run time only.
  func buildsLike(any old: any View) -> Bool { (old as? Self).map(buildsLike) ?? false }
}
