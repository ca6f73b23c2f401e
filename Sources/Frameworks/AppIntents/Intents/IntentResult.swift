public import Foundation
public import SimulatedUI

/// What an intent gives back.
public protocol IntentResult: Sendable {
  /// The kind of its value.
  associatedtype Value = Never
}

/// What an intent gives back that has a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// What an intent gives back that says something.
public protocol ProvidesDialog: IntentResult {}

/// What an intent gives back that shows something.
public protocol ShowsSnippetView: IntentResult {}

/// What an intent gives back that is followed by another one.
public protocol OpensIntent: IntentResult {}

/// Nothing.
public struct EmptyIntentResult: IntentResult {
  /// Nothing.
  public init() {}
}

/// What an intent gives back: nobody looks at it here but the code that has run the intent.
public struct IntentResultContainer<Value: Sendable>: IntentResult, ReturnsValue, ProvidesDialog,
  ShowsSnippetView, OpensIntent
{
  /// The value, if there is one.
  public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  /// Nothing.
  public static func result() -> IntentResultContainer<Never> { IntentResultContainer(value: nil) }

  /// Something said.
  public static func result(dialog: IntentDialog) -> IntentResultContainer<Never> { result() }

  /// Something said and shown.
  public static func result(
    dialog: IntentDialog, view: some View
  ) -> IntentResultContainer<Never> { result() }

  /// Something said and shown.
  public static func result(
    dialog: IntentDialog, @ViewBuilder content: () -> some View
  ) -> IntentResultContainer<Never> { result() }

  /// Something shown.
  public static func result(view: some View) -> IntentResultContainer<Never> { result() }

  /// Another intent.
  public static func result(
    opensIntent: some AppIntent
  ) -> IntentResultContainer<Never> { result() }
}

extension IntentResult {
  /// A value.
  public static func result<Value: Sendable>(
    value: Value
  ) -> Self where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }

  /// A value, and something said.
  public static func result<Value: Sendable>(
    value: Value, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }

  /// A value, and something shown.
  public static func result<Value: Sendable>(
    value: Value, view: some View
  ) -> Self where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }

  /// A value, and something said and shown.
  public static func result<Value: Sendable>(
    value: Value, dialog: IntentDialog, view: some View
  ) -> Self where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }
}
