public import AppIntents
public import Intents

/// A widget that the person has put on the home screen.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  /// What the app calls it.
  public let kind: String
  /// How large it is.
  public let family: WidgetFamily
  /// What the person has configured it with, in the older form: nothing.
  public var configuration: INIntent? { nil }

  /// What the person has configured it with.
  ///
  /// - Returns: Nothing, as there are no widgets.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { nil }

  /// Tells widgets apart.
  public var id: Self { self }
}

/// Keeps the widgets of an app up to date; the simulated home screen has none.
public final class WidgetCenter: Sendable {
  /// What the activity is told with which a widget opens the app.
  public enum UserInfoKey {
    /// The kind of the widget.
    public static let kind = "WGWidgetUserInfoKeyKind"
    /// How large it is.
    public static let family = "WGWidgetUserInfoKeyFamily"
    /// What tells the activity of ActivityKit apart.
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  /// That of the app.
  public static let shared = WidgetCenter()

  private init() {}

  /// Has all widgets of a kind shown anew: none.
  public func reloadTimelines(ofKind kind: String) {}

  /// Has all widgets shown anew: none.
  public func reloadAllTimelines() {}

  /// Has what makes widgets of a kind relevant asked for anew: nothing.
  public func invalidateRelevance(ofKind kind: String) {}

  /// Has what widgets can be configured with asked for anew.
  public func invalidateConfigurationRecommendations() {}

  /// Tells the widgets on the home screen: none.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }

  /// The widgets on the home screen: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
