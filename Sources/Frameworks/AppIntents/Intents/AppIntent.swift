public import Foundation
public import SimulatedUI

/// Something that an app does when the system asks it to, in shortcuts or by Siri.
///
/// The simulated device has neither: an app's own buttons can run intents, and nobody else does.
public protocol AppIntent: Sendable {
  /// What it gives back.
  associatedtype PerformResult: IntentResult
  /// What tells its parameters.
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
  /// What it is called.
  static var title: LocalizedStringResource { get }
  /// What it does.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front for it.
  static var openAppWhenRun: Bool { get }
  /// Whether the system shows it.
  static var isDiscoverable: Bool { get }
  /// Who may run it.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Its parameters in words.
  static var parameterSummary: SummaryContent { get }
  /// An intent without parameters.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Nothing is said.
  public static var description: IntentDescription? { nil }
  /// It does not.
  public static var openAppWhenRun: Bool { false }
  /// It does.
  public static var isDiscoverable: Bool { true }
  /// Whoever has the device.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// The system asks for them; nobody does here.
  public func requestConfirmation() async throws {}
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  /// No words.
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// Who may run an intent.
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}

/// An intent that opens something of the app.
public protocol OpenIntent: AppIntent {
  /// What is opened.
  associatedtype Value
  /// What is opened.
  var target: Value { get set }
}

/// An intent that begins or ends what shows while the app does not.
public protocol LiveActivityIntent: AppIntent {}

/// An intent that plays something.
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent that comes to the front where it has to.
public protocol ForegroundContinuableIntent: AppIntent {}

/// An intent that sets up a widget.
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == EmptyIntentResult {}

extension WidgetConfigurationIntent {
  /// Nothing is done.
  public func perform() async throws -> EmptyIntentResult { EmptyIntentResult() }
}

/// An intent that sets what a control of the system's stands for.
public protocol SetValueIntent: AppIntent {
  /// The kind of its value.
  associatedtype ValueType
  /// Its value.
  var value: ValueType { get set }
}
