extension LayoutItem {
  /// What modifiers say of the item as a row.
  var rowTraits: RowTraits {
    get { self[RowTraitsTrait.self] }
    set { self[RowTraitsTrait.self] = newValue }
  }

  /// How the item can be moved, while it is a row of a list.
  var rowMove: RowMove? {
    get { self[RowMoveTrait.self] }
    set { self[RowMoveTrait.self] = newValue }
  }

  /// The elements that made the item, while it is in a lazy container.
  var rowTags: [RowTag] {
    get { self[RowTagsTrait.self] }
    set { self[RowTagsTrait.self] = newValue }
  }

  /// The rows without views that the item stands for.
  var run: RowRun? {
    get { self[RowRunTrait.self] }
    set {
      self[RowRunTrait.self] = newValue
      presence.isStandIn = newValue != nil
    }
  }
}

private enum RowTraitsTrait: ItemTrait { static var defaultValue: RowTraits { RowTraits() } }

private enum RowMoveTrait: ItemTrait { static var defaultValue: RowMove? { nil } }

private enum RowTagsTrait: ItemTrait {
  static var defaultValue: [RowTag] { [] }

  // An item that takes the place of this one is made by the same elements.
  static var isUse: Bool { false }
}

private enum RowRunTrait: ItemTrait {
  static var defaultValue: RowRun? { nil }

  static var isUse: Bool { false }
}
