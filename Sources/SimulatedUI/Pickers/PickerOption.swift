import Conformances

/// One choice of a picker.
@MainActor struct PickerOption {
  /// The view that shows it.
  let node: ViewNode
  /// The value it stands for.
  let tag: AnyHashable

  /// Finds the choices among the views that a picker was given.
  ///
  /// - Parameters:
  ///   - node: A view that the picker was given.
  ///   - identity: Identity of the view in a `ForEach`, which is its tag unless it has one.
  /// - Returns: The choices in order.
  static func options(below node: ViewNode, identity: AnyHashable? = nil) -> [PickerOption] {
    node.isReadByBuild = true
    if Conformance.holds(node.primitive, (any ViewList).self)
      || Conformance.holds(node.primitive, (any SectionParts).self)
    {
      return node.keyedChildren.flatMap { key, child in
        if case .id(let id, _) = key { return options(below: child, identity: id) }
        return options(below: child)
      }
    }
    var current: ViewNode? = node
    while let candidate = current {
      candidate.isReadByBuild = true
      if let tag = Conformance.cast(candidate.primitive, to: (any TabDescription).self)?.tabTag {
        return [PickerOption(node: node, tag: tag)]
      }
      if candidate !== node, Conformance.holds(candidate.primitive, (any ViewList).self) {
        return options(below: candidate)
      }
      current = candidate.child(.role(.content))
    }
    return identity.map { [PickerOption(node: node, tag: $0)] } ?? []
  }

  /// The choice as text.
  func label(in context: BuildContext) -> String {
    node.build(in: context).map(\.mergedLabel).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// A view that is made of parts of a list.
@MainActor protocol SectionParts {}

extension Section: SectionParts {}
