public import Foundation
public import SimulatedUI

/// A value that intents take.
public protocol AppValue: Sendable {}

/// How values of a type look to the system.
public protocol TypeDisplayRepresentable {
  /// What the type is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A thing of an app that intents take.
public protocol AppEntity: AppValue, Identifiable, TypeDisplayRepresentable
where ID: EntityIdentifierConvertible {
  /// What finds such things.
  associatedtype DefaultQuery: EntityQuery
  /// What finds such things.
  static var defaultQuery: DefaultQuery { get }
  /// How it looks to the system.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A thing of an app that the system searches.
public protocol IndexedEntity: AppEntity {}

/// A choice that intents take.
public protocol AppEnum: AppValue, CaseIterable, RawRepresentable, TypeDisplayRepresentable,
  Hashable
{
  /// How its cases look to the system.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// What tells things apart.
public protocol EntityIdentifierConvertible: Hashable, Sendable {
  /// As a text.
  var entityIdentifierString: String { get }
}

extension EntityIdentifierConvertible {
  /// As a text.
  public var entityIdentifierString: String { "\(self)" }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {}
extension URL: EntityIdentifierConvertible {}

/// Finds things of an app.
public protocol EntityQuery: Sendable {
  /// The things.
  associatedtype Entity: AppEntity
  /// What they are found by, beside what tells them apart.
  associatedtype Result = [Entity]
  /// Without further ado.
  init()
  /// Those of some identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Those that are offered.
  func suggestedEntities() async throws -> Result
  /// The one that is taken where none is said.
  func defaultResult() async -> Entity?
}

extension EntityQuery where Result == [Entity] {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery {
  /// None.
  public func defaultResult() async -> Entity? { nil }
}

/// Finds things by words.
public protocol EntityStringQuery: EntityQuery {
  /// Those that words mean.
  func entities(matching string: String) async throws -> [Entity]
}

/// Finds things of an app that are all there are.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All.
  func allEntities() async throws -> [Entity]
}
