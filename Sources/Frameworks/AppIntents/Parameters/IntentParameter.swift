public import SimulatedUI
public import UniformTypeIdentifiers

/// A parameter of an intent: kept as it was set, as nobody asks for one here.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  private var value: Value?

  /// The value; one that nobody has set ends the app, as on iOS.
  public var wrappedValue: Value {
    get {
      if let value { return value }
      if let nothing = Value?.none as? Value { return nothing }
      fatalError("The parameter has no value: the system would have asked for it.")
    }
    set { value = newValue }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// A parameter.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { value = defaultValue }

  /// A parameter without a title.
  public init(description: LocalizedStringResource? = nil) {}

  /// A parameter whose values are offered.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) { value = defaultValue }

  /// A parameter that is a number between two others.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil,
    controlStyle: ControlStyle = .field, inclusiveRange: (lowerBound: Value, upperBound: Value),
    requestValueDialog: IntentDialog? = nil
  ) { value = defaultValue }

  /// A parameter that is files.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {}

  /// A parameter that is files.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {}

  /// How a number is set.
  public enum ControlStyle: Sendable {
    case field
    case stepper
    case slider
  }

  /// Asks the person for the value.
  ///
  /// - Throws: An error, as nobody is there to answer.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    guard let value else { throw IntentParameterError.needsValue }
    return value
  }

  /// An error that has the system ask for a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    IntentParameterError.needsValue
  }
}

/// A parameter of an intent.
public typealias Parameter = IntentParameter

/// Why a parameter has no value.
public enum IntentParameterError: Error, Sendable {
  case needsValue
}

/// Where a value comes from in a chain of intents.
public enum InputConnectionBehavior: Sendable {
  case `default`
  case never
  case connectToPreviousIntentResult
}
