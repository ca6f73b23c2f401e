public import SimulatedUI

extension Tips {
  /// A button below a tip.
  public struct Action: Identifiable, Sendable {
    /// What tells it from the tip's others.
    public let id: String
    /// Its place among the tip's buttons.
    public internal(set) var index: Int?
    /// Whether it cannot be used.
    public let disabled: Bool
    /// What it does.
    public let handler: @Sendable () -> Void
    /// What it says.
    public let label: @Sendable () -> Text

    /// Creates a button with a text made by a closure.
    ///
    /// - Parameters:
    ///   - id: What tells it from the tip's others; its place, if none is given.
    ///   - disabled: Whether it cannot be used.
    ///   - perform: What it does.
    ///   - label: What it says.
    public init(
      id: String? = nil, disabled: Bool = false, perform: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? ""
      self.disabled = disabled
      handler = perform
      self.label = label
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    public init(
      id: String? = nil, title: some StringProtocol, disabled: Bool = false,
      perform: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, disabled: disabled, perform: perform) { Text(title) }
    }
  }

  /// Lists the buttons of a tip.
  @resultBuilder
  public enum ActionBuilder {
    /// One button.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// Several buttons.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// All of them, each with its place.
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap(\.self) }
    /// Those of a loop.
    public static func buildArray(_ actions: [[Action]]) -> [Action] { actions.flatMap(\.self) }
    /// Those of an `if`.
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    /// Those of a branch.
    public static func buildEither(first actions: [Action]) -> [Action] { actions }
    /// Those of a branch.
    public static func buildEither(second actions: [Action]) -> [Action] { actions }
    /// Those of a newer system.
    public static func buildLimitedAvailability(_ actions: [Action]) -> [Action] { actions }
  }
}

extension [Tips.Action] {
  /// With their places, which are names where the app gives none.
  var numbered: [Tips.Action] {
    enumerated().map { index, action in
      var numbered =
        action.id.isEmpty
        ? Tips.Action(
          id: "\(index)", disabled: action.disabled, perform: action.handler, action.label)
        : action
      numbered.index = index
      return numbered
    }
  }
}
