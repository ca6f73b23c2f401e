import Foundation
import SimulatedFoundation

/// The order of models by descriptors; models that these hold equal stay in order of creation.
struct ModelOrder<Model: PersistentModel> {
  private let descriptors: [SortDescriptor<Model>]

  init(_ descriptors: [SortDescriptor<Model>]) { self.descriptors = descriptors }

  /// Models in order.
  func sorted(_ models: [Model]) -> [Model] {
    guard let first = descriptors.first, models.count > 16,
      let keys = SortKeys(of: models, at: first.keyPath)
    else { return models.sorted(by: areInOrder) }
    let others = Array(descriptors.dropFirst())
    let places = keys.order(reversed: first.order == .reverse) { left, right in
      Self.compare(models[left], models[right], by: others)
    }
    return places.map { models[$0] }
  }

  /// Whether a model comes before another.
  func areInOrder(_ left: Model, _ right: Model) -> Bool {
    Self.compare(left, right, by: descriptors)
  }

  private static func compare(
    _ left: Model, _ right: Model, by descriptors: [SortDescriptor<Model>]
  ) -> Bool {
    for descriptor in descriptors {
      switch descriptor.compare(left, right) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return left._$model.key < right._$model.key
  }
}

/// What models are ordered by first, read once from each: comparing asks each some fifteen times.
private enum SortKeys {
  case texts([_StandardText])
  case dates([Date])
  case integers([Int])
  case numbers([Double])

  /// Reads the keys; nil where they are of another type.
  init?<Model: PersistentModel>(of models: [Model], at keyPath: PartialKeyPath<Model>?) {
    switch keyPath {
    case let path as KeyPath<Model, _StandardText>: self = .texts(models.map { $0[keyPath: path] })
    case let path as KeyPath<Model, Date>: self = .dates(models.map { $0[keyPath: path] })
    case let path as KeyPath<Model, Int>: self = .integers(models.map { $0[keyPath: path] })
    case let path as KeyPath<Model, Double>: self = .numbers(models.map { $0[keyPath: path] })
    default: return nil
    }
  }

  /// The places of the models in order.
  func order(reversed: Bool, otherwise: (Int, Int) -> Bool) -> [Int] {
    switch self {
    case .texts(let keys): Self.order(keys, reversed, otherwise)
    case .dates(let keys): Self.order(keys, reversed, otherwise)
    case .integers(let keys): Self.order(keys, reversed, otherwise)
    case .numbers(let keys): Self.order(keys, reversed, otherwise)
    }
  }

  private static func order<Key: Comparable>(
    _ keys: [Key], _ reversed: Bool, _ otherwise: (Int, Int) -> Bool
  ) -> [Int] {
    keys.indices.sorted { left, right in
      if keys[left] < keys[right] { return !reversed }
      if keys[right] < keys[left] { return reversed }
      return otherwise(left, right)
    }
  }
}
