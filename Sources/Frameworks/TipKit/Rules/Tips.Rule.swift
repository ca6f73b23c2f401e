extension Tips {
  /// What must hold before a tip is shown; written as `#Rule`.
  public struct Rule: Sendable {
    private let condition: @Sendable () -> Bool

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - input: Parameters and events of the app's.
    ///   - body: Whether it holds, of their values.
    public init<each Input: RuleInput>(
      _ input: repeat each Input,
      body: @escaping @Sendable (repeat (each Input).RuleValue) -> Bool
    ) {
      condition = { body(repeat (each input).ruleValue) }
    }

    /// Whether it holds now.
    var holds: Bool { condition() }
  }

  /// Something that rules ask for.
  public protocol RuleInput: Sendable {
    /// What a rule is told.
    associatedtype RuleValue
    /// What a rule is told now.
    var ruleValue: RuleValue { get }
  }

  /// Lists the rules of a tip.
  @resultBuilder
  public enum RuleBuilder {
    /// One rule.
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    /// Several rules.
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    /// All of them.
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap(\.self) }
    /// Those of an `if`.
    public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
    /// Those of a branch.
    public static func buildEither(first rules: [Rule]) -> [Rule] { rules }
    /// Those of a branch.
    public static func buildEither(second rules: [Rule]) -> [Rule] { rules }
    /// Those of a loop.
    public static func buildArray(_ rules: [[Rule]]) -> [Rule] { rules.flatMap(\.self) }
    /// Those of a newer system.
    public static func buildLimitedAvailability(_ rules: [Rule]) -> [Rule] { rules }
  }
}

/// A rule of a tip: what must hold of parameters and events before it is shown.
///
/// - Parameters:
///   - input: Parameters, as `Self.$isLoggedIn`, and events, as `Self.didOpen`.
///   - body: Whether it holds: of a parameter's value, of an event.
@freestanding(expression)
public macro Rule<each Input: Tips.RuleInput>(
  _ input: repeat each Input, body: (repeat (each Input).RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "PomeloMacros", type: "RuleMacro")

/// Makes a static variable a parameter that rules ask for, by its name with a dollar sign before it.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter() = #externalMacro(module: "PomeloMacros", type: "TipParameterMacro")

/// Makes a static variable a parameter that rules ask for, by its name with a dollar sign before it.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "PomeloMacros", type: "TipParameterMacro")
