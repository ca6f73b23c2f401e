import VirtualTime

/// A key of what goes along with a change.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// How a change is carried out.
///
/// See Apple's documentation of `Transaction`.
public struct Transaction {
  /// How it animates.
  public var animation: Animation?
  /// Whether it does not animate.
  public var disablesAnimations = false
  /// Whether it is one of many, as while a finger moves.
  public var isContinuous = false
  /// Whether its speed is taken over by a spring.
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// The transaction of the change that is being made.
  // Only touched on the host's one thread.
  nonisolated(unsafe) private(set) static var current = Transaction()

  /// Makes changes that belong to the transaction.
  func carryingOut<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try body()
  }

  /// Creates a transaction.
  public init(animation: Animation? = nil) { self.animation = animation }

  /// The value for a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls a function once the animation has ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    schedule(completion, after: animation, criteria)
  }
}

extension Transaction: @unchecked Sendable {}

/// When an animation counts as ended.
@available(iOS17 )
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool

  /// Once the values have arrived, though a spring may still swing.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// Once nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Makes changes as a transaction says.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  if transaction.disablesAnimations { StillChanges.begin() }
  return try withAnimation(transaction.disablesAnimations ? nil : transaction.animation) {
    try transaction.carryingOut(body)
  }
}

/// Makes changes with a value of the transaction set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Makes changes that animate, and calls a function once the animation has ended.
@available(iOS17 )
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  schedule(completion, after: animation, completionCriteria)
  return result
}

extension View {
  /// Changes the transactions of the views below; what they animate takes its time at the change.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }

  /// Changes the transactions of the views below when a value changes.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }
}

private func schedule(
  _ completion: @escaping () -> Void, after animation: Animation?,
  _ criteria: AnimationCompletionCriteria
) {
  // Carried to the host's one thread, which it never leaves.
  nonisolated(unsafe) let completion = completion
  VirtualTime.schedule(
    after: (criteria == .removed ? animation?.duration : animation?.logicalDuration) ?? .zero,
    kind: .animation, label: "animation completion"
  ) { completion() }
}

/// Whether the changes that are about to be shown are made without any animation.
///
/// A transaction says so when state is set; a sheet comes when views are next brought up to date.
enum StillChanges {
  // Only touched on the host's one thread.
  nonisolated(unsafe) private(set) static var isOn = false

  /// What changes now does not animate.
  static func begin() { isOn = true }

  /// What has changed so far has been shown.
  static func end() { isOn = false }
}
