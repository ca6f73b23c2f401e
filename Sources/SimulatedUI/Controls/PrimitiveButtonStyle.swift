import ElementModel

/// How an app draws its buttons and what in them runs the action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of view a button becomes.
  associatedtype Body: View
  /// What is known about the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style knows about a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View, ConfigurationPart {
    package let content: any View
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor @preconcurrency public func trigger() { action() }
}

/// A style of the system's: the button draws itself.
@MainActor protocol SystemButtonStyle: PrimitiveButtonStyle {
  /// What SwiftUI calls the style; nil for the one that is usual.
  var name: ElementAppearance.Style? { get }
}

/// The style that fits the button's place.
public struct DefaultButtonStyle: SystemButtonStyle {
  var name: ElementAppearance.Style? { nil }

  /// Creates the style.
  nonisolated public init() {}

  /// The button as the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonAppearance, .system(self))
  }
}

/// The style without any decoration.
public struct PlainButtonStyle: SystemButtonStyle {
  var name: ElementAppearance.Style? { .plain }

  /// Creates the style.
  nonisolated public init() {}

  /// The button as the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonAppearance, .system(self))
  }
}

/// The style without a border.
public struct BorderlessButtonStyle: SystemButtonStyle {
  var name: ElementAppearance.Style? { .borderless }

  /// Creates the style.
  nonisolated public init() {}

  /// The button as the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonAppearance, .system(self))
  }
}

/// The style with a border.
public struct BorderedButtonStyle: SystemButtonStyle {
  var name: ElementAppearance.Style? { .bordered }

  /// Creates the style.
  nonisolated public init() {}

  /// The button as the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonAppearance, .system(self))
  }
}

/// The style of the most important button.
public struct BorderedProminentButtonStyle: SystemButtonStyle {
  var name: ElementAppearance.Style? { .borderedProminent }

  /// Creates the style.
  nonisolated public init() {}

  /// The button as the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonAppearance, .system(self))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that fits the button's place.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style without any decoration.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The style without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The style with a border.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style of the most important button.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
