public import Foundation

/// How often a tip is shown.
public protocol TipOption: Sendable {}

extension Tips {
  /// Shows a tip a number of times at most.
  public struct MaxDisplayCount: TipOption {
    let count: Int

    /// Creates the option.
    public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
  }

  /// Shows a tip for some time at most.
  public struct MaxDisplayDuration: TipOption {
    let seconds: TimeInterval

    /// Creates the option.
    ///
    /// - Parameter maxDisplayDuration: In seconds, since it was first shown.
    public init(_ maxDisplayDuration: TimeInterval) { seconds = maxDisplayDuration }
  }

  /// Shows a tip however short ago another one was shown.
  public struct IgnoresDisplayFrequency: TipOption {
    let isIgnoring: Bool

    /// Creates the option.
    public init(_ ignoresDisplayFrequency: Bool) { isIgnoring = ignoresDisplayFrequency }
  }

  /// Lists how often a tip is shown.
  @resultBuilder
  public enum OptionsBuilder {
    /// One option.
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    /// Several options.
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    /// All of them.
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] {
      options.flatMap(\.self)
    }
    /// Those of an `if`.
    public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] {
      options ?? []
    }
    /// Those of a branch.
    public static func buildEither(first options: [any TipOption]) -> [any TipOption] { options }
    /// Those of a branch.
    public static func buildEither(second options: [any TipOption]) -> [any TipOption] { options }
    /// Those of a newer system.
    public static func buildLimitedAvailability(_ options: [any TipOption]) -> [any TipOption] {
      options
    }
  }
}
