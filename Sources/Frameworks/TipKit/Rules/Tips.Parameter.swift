import Foundation

extension Tips {
  /// A value of the app's that rules ask for; it is kept from launch to launch.
  public struct Parameter<Value: Codable & Sendable>: RuleInput {
    private let key: String
    private let initial: Value
    private let isTransient: Bool

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - owner: The type that it is a static variable of.
    ///   - name: The variable's name.
    ///   - initial: What it is until the app sets it.
    ///   - options: Whether it is kept.
    public init(
      _ owner: Any.Type, _ name: String, _ initial: Value, _ options: ParameterOption...
    ) {
      key = "\(owner).\(name)"
      self.initial = initial
      isTransient = options.contains(.transient)
    }

    /// What it is now.
    public var wrappedValue: Value {
      get { TipStore.shared.parameter(key, isTransient: isTransient) ?? initial }
      nonmutating set { TipStore.shared.setParameter(key, newValue, isTransient: isTransient) }
    }

    /// What rules are told.
    public var ruleValue: Value { wrappedValue }
  }

  /// Whether a parameter is kept.
  public struct ParameterOption: Hashable, Sendable {
    private let name: String

    /// It begins anew with each launch.
    public static let transient = ParameterOption(name: "transient")
  }
}
