/// Keeps both sides of relationships the same.
enum RelationshipUpkeep {
  /// Follows a change of one side: on the other, models lead back, or no more.
  ///
  /// - Parameters:
  ///   - property: The relationship that was changed.
  ///   - model: The model whose it is.
  ///   - old: Where it led.
  ///   - new: Where it leads.
  static func follow(
    _ property: _Property, of model: any PersistentModel, from old: [any PersistentModel],
    to new: [any PersistentModel]
  ) {
    if let other = inverse(of: property, in: model) {
      let before = Set(old.map(ObjectIdentifier.init))
      let after = Set(new.map(ObjectIdentifier.init))
      for target in old where !after.contains(ObjectIdentifier(target)) {
        unlink(other, of: target, from: model)
      }
      for target in new where !before.contains(ObjectIdentifier(target)) {
        link(other, of: target, to: model, by: property)
      }
    }
    join(model, with: new)
  }

  /// Has all that a model leads to lead back, as it has come into a context.
  static func enter(_ model: any PersistentModel) {
    for property in type(of: model)._$entity.properties where property.relationship != nil {
      follow(property, of: model, from: [], to: property.access.targets(of: model))
    }
  }

  /// Ends what leads to a model that is deleted, and deletes what goes with it.
  static func leave(_ model: any PersistentModel, in context: ModelContext) {
    for property in type(of: model)._$entity.properties {
      guard let relationship = property.relationship else { continue }
      let targets = property.access.targets(of: model)
      switch relationship.deleteRule {
      case .cascade: for target in targets { delete(target, in: context) }
      case .nullify, .deny:
        guard let other = inverse(of: property, in: model) else { continue }
        for target in targets where !target.isDeleted { unlink(other, of: target, from: model) }
      case .noAction: continue
      }
    }
  }

  /// The property on the other side, if there is one.
  private static func inverse(
    of property: _Property, in model: any PersistentModel
  ) -> _Property? {
    property.destination?._$entity.inverse(of: property, in: type(of: model)._$entity)
  }

  private static func link(
    _ other: _Property, of target: any PersistentModel, to model: any PersistentModel,
    by property: _Property
  ) {
    let current = other.access.targets(of: target)
    guard !current.contains(where: { $0 === model }) else { return }
    if other.isToMany {
      other.access.lead(target, to: current + [model])
    } else {
      // The target led to another model, which leads to it no more.
      for previous in current { unlink(property, of: previous, from: target) }
      other.access.lead(target, to: [model])
    }
    note(target)
  }

  private static func unlink(
    _ property: _Property, of target: any PersistentModel, from model: any PersistentModel
  ) {
    let current = property.access.targets(of: target)
    let rest = current.filter { $0 !== model }
    guard rest.count < current.count else { return }
    property.access.lead(target, to: rest)
    note(target)
  }

  private static func note(_ model: any PersistentModel) {
    model._$model.context?.noteChange(of: model)
  }

  /// Takes models into the context of those that they are connected with.
  private static func join(_ model: any PersistentModel, with targets: [any PersistentModel]) {
    let owner = model._$model.context ?? targets.lazy.compactMap { $0._$model.context }.first
    guard let owner else { return }
    for other in targets + [model] where other._$model.context == nil { insert(other, in: owner) }
  }

  private static func insert<Model: PersistentModel>(_ model: Model, in context: ModelContext) {
    context.insert(model)
  }

  private static func delete<Model: PersistentModel>(_ model: Model, in context: ModelContext) {
    context.delete(model)
  }
}
