public import AppIntents
public import SimulatedUI

/// A control of an app's among the system's.
///
/// It is compiled; there is nothing here that shows it.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of what describes it.
  associatedtype Body: ControlWidgetConfiguration

  /// Creates a control.
  init()

  /// What describes it.
  @MainActor @preconcurrency var body: Body { get }
}

/// What describes a control.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

/// What a control shows.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

/// Tells the value of a control.
public protocol ControlValueProvider: Sendable {
  /// The type of the value.
  associatedtype Value
  /// The value while the person looks for a control.
  var previewValue: Value { get }
  /// The value.
  func currentValue() async throws -> Value
}

/// Tells the value of a control that the person has configured.
public protocol AppIntentControlValueProvider: Sendable {
  /// The type of the value.
  associatedtype Value
  /// What the control is configured with.
  associatedtype Configuration: ControlConfigurationIntent
  /// The value while the person looks for a control.
  func previewValue(configuration: Configuration) -> Value
  /// The value.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// An intent that sets up a control.
public protocol ControlConfigurationIntent: AppIntent {}

/// Describes a control that persons cannot configure.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  /// Describes a control.
  public init(kind: String, content: @escaping @MainActor () -> Content) {}

  /// Describes a control with a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, content: @escaping @MainActor (Provider.Value) -> Content
  ) {}
}

/// Describes a control that persons can configure.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  /// Describes a control.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    content: @escaping @MainActor (Configuration) -> Content
  ) {}

  /// Describes a control with a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, content: @escaping @MainActor (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}

extension ControlWidgetConfiguration {
  /// Sets what persons call it.
  public func displayName(_ name: LocalizedStringResource) -> Self { self }
  /// Sets what is said of it.
  public func description(_ description: LocalizedStringResource) -> Self { self }
  /// Says that the person is asked to configure it when it is added.
  public func promptsForUserConfiguration() -> Self { self }
}

/// A control that does something.
public struct ControlWidgetButton: ControlWidgetTemplate {
  /// A button that runs an intent.
  public init<Label: View>(
    action: some AppIntent, @ViewBuilder label: @escaping () -> Label
  ) {}

  /// A button with a title that runs an intent.
  public init<Label: View>(
    _ title: LocalizedStringKey, action: some AppIntent,
    @ViewBuilder actionLabel: @escaping (Bool) -> Label
  ) {}
}

/// A control that is on or off.
public struct ControlWidgetToggle: ControlWidgetTemplate {
  /// A switch that runs an intent.
  public init<Label: View>(
    _ title: LocalizedStringKey, isOn: Bool, action: some AppIntent,
    @ViewBuilder valueLabel: @escaping (Bool) -> Label
  ) {}

  /// A switch that runs an intent.
  @_disfavoredOverload
  public init<Title: StringProtocol, Label: View>(
    _ title: Title, isOn: Bool, action: some AppIntent,
    @ViewBuilder valueLabel: @escaping (Bool) -> Label
  ) {}
}

extension ControlWidgetTemplate {
  /// Sets the colour of what is on.
  public func tint(_ color: Color?) -> Self { self }
  /// Sets whether it can be used.
  public func disabled(_ isDisabled: Bool) -> Self { self }
}

/// Keeps the controls of an app up to date: none.
public final class ControlCenter: Sendable {
  /// That of the app.
  public static let shared = ControlCenter()

  private init() {}

  /// Has all controls of a kind shown anew: none.
  public func reloadControls(ofKind kind: String) {}

  /// Has all controls shown anew: none.
  public func reloadAllControls() {}
}
