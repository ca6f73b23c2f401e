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

extension AnyView: StructuralView {
  func buildsLike(_ old: Self) -> Bool { true }
}

extension TupleView: StructuralView {
  func buildsLike(_ old: Self) -> Bool { true }
}

extension Optional: StructuralView where Wrapped: View {
  func buildsLike(_ old: Self) -> Bool { true }
}

extension _ConditionalContent: StructuralView {
  func buildsLike(_ old: Self) -> Bool { true }
}

extension _ViewModifier_Content: StructuralView {
  func buildsLike(_ old: Self) -> Bool { true }
}

extension ModifiedContent: StructuralView where Content: View, Modifier: ViewModifier {
  func buildsLike(_ old: Self) -> Bool { true }
}

extension ForEach: StructuralView {
  // Rows without actions are told apart by their identities alone, which are the nodes' keys; how
  // many there are counts too, as most of a lazy container have no nodes.
  func buildsLike(_ old: Self) -> Bool {
    data.count == old.data.count && onDelete == nil && onMove == nil && old.onDelete == nil
      && old.onMove == nil
  }
}

extension EffectView: StructuralView {
  func buildsLike(_ old: Self) -> Bool { effect.buildsLike(old.effect) }
}

extension Group: StructuralView {}
extension VStack: StructuralView {}
extension HStack: StructuralView {}
extension ZStack: StructuralView {}
extension ScrollView: StructuralView {}
extension List: StructuralView {}
extension Form: StructuralView {}
extension Section: StructuralView {}
extension TabView: StructuralView {}
extension NavigationStack: StructuralView {}
extension NavigationView: StructuralView {}
