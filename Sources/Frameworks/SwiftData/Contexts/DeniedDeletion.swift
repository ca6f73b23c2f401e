/// A deletion that a relationship's rule forbids.
struct DeniedDeletion {
  /// The model that was to go.
  let model: any PersistentModel
  /// The relationship with models that are still there.
  let property: String

  /// Whether a rule forbids to delete a model, and which; `nil` if none does.
  init?(of model: any PersistentModel) {
    let property = type(of: model)._$entity.properties.first {
      $0.relationship?.deleteRule == .deny && !$0.access.targets(of: model).isEmpty
    }
    guard let property else { return nil }
    self.model = model
    self.property = property.name
  }
}
