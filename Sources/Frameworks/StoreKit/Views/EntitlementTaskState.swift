/// How far a view has come with asking what the person may use.
public enum EntitlementTaskState<Value> {
  /// It is asking.
  case loading
  /// It did not work.
  case failure(any Error)
  /// Here is what it has heard.
  case success(Value)

  /// What it has heard.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  /// The same with what it has heard made something else.
  public func map<NewValue>(
    _ transform: (Value) throws -> NewValue
  ) rethrows -> EntitlementTaskState<NewValue> { try flatMap { .success(try transform($0)) } }

  /// The same with what it has heard made something else.
  public func map<NewValue>(
    _ transform: (Value) async throws -> NewValue
  ) async rethrows -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }

  /// What follows from what it has heard.
  public func flatMap<NewValue>(
    _ transform: (Value) throws -> EntitlementTaskState<NewValue>
  ) rethrows -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try transform(value)
    }
  }

  /// What follows from what it has heard.
  public func flatMap<NewValue>(
    _ transform: (Value) async throws -> EntitlementTaskState<NewValue>
  ) async rethrows -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try await transform(value)
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
  /// The transaction by which the person may use something.
  public var transaction: VerificationResult<Transaction>? { value ?? nil }
}
