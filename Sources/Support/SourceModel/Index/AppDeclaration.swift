/// A type that is the app's entry point.
package struct AppDeclaration: Codable, Hashable, Sendable {
  /// Whose life cycle an app has.
  package enum LifeCycle: String, Codable, Hashable, Sendable {
    /// The type conforms to SwiftUI's `App`.
    case swiftUI
    /// The type is a delegate of UIKit's application.
    case uiKit
  }

  /// Name of the type.
  package var name: String
  /// Where it is declared.
  package var location: SourceLocation
  /// Whose life cycle the app has.
  package var lifeCycle: LifeCycle

  /// Names of the app's classes that are told of its life.
  package var delegates: [String]
  /// Names of the app's classes that are told of the life of its scenes.
  package var sceneDelegates: [String]

  /// Creates a declaration.
  package init(
    name: String, location: SourceLocation, lifeCycle: LifeCycle = .swiftUI,
    delegates: [String] = [], sceneDelegates: [String] = []
  ) {
    self.name = name
    self.location = location
    self.lifeCycle = lifeCycle
    self.delegates = delegates
    self.sceneDelegates = sceneDelegates
  }
}
