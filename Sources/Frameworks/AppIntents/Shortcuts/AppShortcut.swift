public import SimulatedUI

/// Intents that the system offers by itself; it offers none here.
public protocol AppShortcutsProvider: Sendable {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour behind them.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Tells the system that parameters have new values.
  ///
  /// No visible effect.
  public static func updateAppShortcutParameters() {}
}

/// An intent that the system offers by itself.
public struct AppShortcut: Sendable {
  /// A shortcut that people call by phrases.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {}
}

/// What people say to call a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// Words.
  public init(stringLiteral value: String) {}

  /// Words with the app's name or a parameter in them.
  public init(stringInterpolation: StringInterpolation) {}

  /// Puts the app's name or a parameter into words.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// What stands for something in a phrase.
public enum AppShortcutPhraseToken: Sendable {
  case applicationName
}

/// Lists shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// A shortcut.
  public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
  /// Several.
  public static func buildExpression(_ expression: [AppShortcut]) -> [AppShortcut] { expression }
  /// Several.
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
    components.flatMap(\.self)
  }
  /// Those of a condition.
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
  /// Those of one of two.
  public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
  /// Those of one of two.
  public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
  /// Those of a system.
  public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] {
    component
  }
}

/// The colour behind shortcuts.
public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
  case grayBlue, grayBrown, grayGreen
}
