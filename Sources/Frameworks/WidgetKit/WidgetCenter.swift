@_exported public import Foundation

/// How large a widget is.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
  /// The cases as WidgetKit numbers them.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// On the lock screen, as WidgetKit numbers them.
  case accessoryCircular = 5, accessoryRectangular, accessoryInline
}

/// A widget that the person has put on the home screen.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  /// What the app calls it.
  public let kind: String
  /// How large it is.
  public let family: WidgetFamily

  /// Tells widgets apart.
  public var id: Self { self }
}

/// Keeps the widgets of an app up to date; the simulated home screen has none.
public final class WidgetCenter: Sendable {
  /// That of the app.
  public static let shared = WidgetCenter()

  private init() {}

  /// Has all widgets of a kind shown anew: none.
  public func reloadTimelines(ofKind kind: String) {}

  /// Has all widgets shown anew: none.
  public func reloadAllTimelines() {}

  /// Has what widgets can be configured with asked for anew.
  public func invalidateConfigurationRecommendations() {}

  /// Tells the widgets on the home screen: none.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }

  /// The widgets on the home screen: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
