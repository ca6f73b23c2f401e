public import SimulatedUI

/// The parameters of an intent in words; nobody reads them here.
public protocol ParameterSummary: Sendable {}

/// No words.
public struct EmptyParameterSummary: ParameterSummary {
  /// No words.
  public init() {}
}

extension AppIntent {
  /// The parameters in words.
  public typealias Summary = IntentParameterSummary<Self>
  /// Words where a parameter has a value.
  public typealias When = ParameterSummaryWhen<Self>
  /// Words for each value of a parameter.
  public typealias Switch = ParameterSummarySwitch<Self>
  /// Words for one value of a parameter.
  public typealias Case = ParameterSummaryCase<Self>
  /// Words for all other values of a parameter.
  public typealias DefaultCase = ParameterSummaryCase<Self>
}

/// The parameters of an intent in words.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Words with parameters in them.
  public init(_ summaryString: ParameterSummaryString<Intent>) {}

  /// Words with parameters in them, and further parameters.
  public init(
    _ summaryString: ParameterSummaryString<Intent>,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeypaths: () -> [PartialKeyPath<Intent>]
  ) {}

  /// Further parameters.
  public init(
    @ParameterKeyPathsBuilder<Intent> _ parameterKeypaths: () -> [PartialKeyPath<Intent>]
  ) {}

  /// No words.
  public init() {}
}

/// Words with parameters in them.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// Words.
  public init(stringLiteral value: String) {}

  /// Words with parameters in them.
  public init(stringInterpolation: StringInterpolation) {}

  /// Puts parameters into words.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// Lists parameters.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// A parameter.
  public static func buildExpression<Value>(
    _ expression: KeyPath<Intent, IntentParameter<Value>>
  ) -> [PartialKeyPath<Intent>] { [expression] }

  /// Several.
  public static func buildBlock(
    _ components: [PartialKeyPath<Intent>]...
  ) -> [PartialKeyPath<Intent>] { components.flatMap(\.self) }
}

/// Chooses words.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Words.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }
  /// Words for several values.
  public static func buildBlock(_ content: any ParameterSummary...) -> EmptyParameterSummary {
    EmptyParameterSummary()
  }
}

/// Words where a parameter has a value.
public struct ParameterSummaryWhen<Intent: AppIntent>: ParameterSummary {
  /// Words where something holds, and others where not.
  public init<Value>(
    _ parameterKeyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}

  /// Words where there is a value, and others where not.
  public init<Value>(
    _ parameterKeyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryValuePresence,
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
}

/// How a parameter is compared.
public enum ParameterSummaryComparison: Sendable {
  case equalTo
  case notEqualTo
  case lessThan
  case greaterThan
  case lessThanOrEqualTo
  case greaterThanOrEqualTo
}

/// Whether a parameter has a value.
public enum ParameterSummaryValuePresence: Sendable {
  case hasAnyValue
  case hasNoValue
}

/// Words for each value of a parameter.
public struct ParameterSummarySwitch<Intent: AppIntent>: ParameterSummary {
  /// Words for each value.
  public init<Value>(
    _ parameterKeyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryBuilder<Intent> _ cases: () -> some ParameterSummary
  ) {}
}

/// Words for one value of a parameter.
public struct ParameterSummaryCase<Intent: AppIntent>: ParameterSummary {
  /// Words for a value.
  public init<Value>(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary
  ) {}

  /// Words for all others.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary) {}
}
