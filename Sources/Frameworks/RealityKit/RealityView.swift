public import SimulatedUI

/// What a view of things has.
@MainActor @preconcurrency
public struct RealityViewContent {
  /// The things.
  public let entities = RealityViewEntities()

  /// Adds a thing.
  public func add(_ entity: Entity) { entities.append(entity) }
  /// Takes a thing away.
  public func remove(_ entity: Entity) { entities.remove(entity) }
}

/// The content where a camera is behind the things.
public typealias RealityViewCameraContent = RealityViewContent

/// The things of a view.
@MainActor @preconcurrency
public final class RealityViewEntities {
  /// The things.
  public private(set) var all: [Entity] = []

  /// Adds a thing.
  public func append(_ entity: Entity) { all.append(entity) }
  /// Takes a thing away.
  public func remove(_ entity: Entity) { all.removeAll { $0 === entity } }
  /// Takes all things away.
  public func removeAll() { all = [] }
}

/// Shows things among views of SwiftUI: an element without pictures.
public struct RealityView: View {
  private let make: @MainActor (inout RealityViewContent) async -> Void
  private let update: (@MainActor (inout RealityViewContent) -> Void)?
  @State private var content: RealityViewContent?

  /// Shows things.
  ///
  /// - Parameters:
  ///   - make: Puts the things in, once.
  ///   - update: Changes them whenever the view changes.
  public init(
    make: @escaping @MainActor (inout RealityViewContent) async -> Void,
    update: (@MainActor (inout RealityViewContent) -> Void)? = nil
  ) { (self.make, self.update) = (make, update) }

  /// The element.
  public var body: some View {
    Color.clear.accessibilityElement()
      .task {
        var made = RealityViewContent()
        await make(&made)
        update?(&made)
        content = made
      }
  }
}
