public import Foundation

/// A thing of a game, made of components.
open class GKEntity: NSObject, @unchecked Sendable {
  /// What it is made of.
  open private(set) var components: [GKComponent] = []

  /// Creates a thing.
  public override init() { super.init() }
  /// Not used: there are no archives of things here.
  public required init?(coder: NSCoder) { super.init() }

  /// Adds a component, in the place of one of its class.
  open func addComponent(_ component: GKComponent) {
    if let same = components.first(where: { type(of: $0) == type(of: component) }) {
      remove(same)
    }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }

  /// The component of a class.
  open func component<ComponentType: GKComponent>(
    ofType componentClass: ComponentType.Type
  ) -> ComponentType? { components.lazy.compactMap { $0 as? ComponentType }.first }

  /// Takes the component of a class away.
  open func removeComponent<ComponentType: GKComponent>(
    ofType componentClass: ComponentType.Type
  ) { component(ofType: componentClass).map(remove) }

  /// Tells the components that time has passed, in seconds.
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }

  private func remove(_ component: GKComponent) {
    component.willRemoveFromEntity()
    component.entity = nil
    components.removeAll { $0 === component }
  }
}

/// What a thing of a game can do.
open class GKComponent: NSObject, @unchecked Sendable {
  /// The thing.
  open internal(set) weak var entity: GKEntity?

  /// Creates a component.
  public override init() { super.init() }
  /// Not used: there are no archives of components here.
  public required init?(coder: NSCoder) { super.init() }

  /// Called when time has passed, in seconds.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Called when it is of a thing.
  open func didAddToEntity() {}
  /// Called before it is of a thing no more.
  open func willRemoveFromEntity() {}
}

/// The components of one class of many things.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject, @unchecked Sendable {
  /// The components.
  open private(set) var components: [ComponentType] = []

  /// A system of a class.
  public init(componentClass: AnyClass) { super.init() }

  /// Adds a component.
  open func addComponent(_ component: ComponentType) { components.append(component) }
  /// Adds the component of a thing.
  open func addComponent(foundIn entity: GKEntity) {
    entity.component(ofType: ComponentType.self).map(addComponent)
  }
  /// Takes a component away.
  open func removeComponent(_ component: ComponentType) {
    components.removeAll { $0 === component }
  }
  /// Takes the component of a thing away.
  open func removeComponent(foundIn entity: GKEntity) {
    entity.component(ofType: ComponentType.self).map(removeComponent)
  }
  /// Tells the components that time has passed, in seconds.
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
  /// A component by its place.
  open subscript(idx: Int) -> ComponentType { components[idx] }
}
