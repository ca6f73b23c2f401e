import Foundation

/// The order of models by descriptors; models that these hold equal stay in order of creation.
struct ModelOrder<Model: PersistentModel> {
  private let descriptors: [SortDescriptor<Model>]

  init(_ descriptors: [SortDescriptor<Model>]) { self.descriptors = descriptors }

  /// Whether there is none but that of creation.
  var isEmpty: Bool { descriptors.isEmpty }

  /// Models in order.
  func sorted(_ models: [Model]) -> [Model] { models.sorted(using: descriptors) }

  /// Whether a model comes before another.
  func areInOrder(_ left: Model, _ right: Model) -> Bool {
    for descriptor in descriptors {
      switch descriptor.compare(left, right) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return left.persistentModelID < right.persistentModelID
  }
}
