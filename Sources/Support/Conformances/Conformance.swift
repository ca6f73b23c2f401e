import Synchronization

/// Finds out whether values conform to protocols, and remembers the answers.
///
/// Swift's runtime looks through all loaded libraries when it is first asked whether a type conforms
/// to a protocol. A host forks a child for each run, and its children tell it what they have asked,
/// so that it can ask the same and the next ones inherit the answers.
package enum Conformance {
  private static let answers = Mutex<[ConformanceQuestion: Bool]>([:])

  /// Casts a value to a protocol.
  ///
  /// `as?` gives the same. But for a value that is known by another protocol, it asks first whether
  /// that protocol's type conforms itself, and the runtime forgets the answer to this.
  ///
  /// - Parameters:
  ///   - value: A value of any type, if there is one.
  ///   - target: The protocol's type, such as `(any Equatable).self`.
  /// - Returns: The value as one that conforms; nil if it does not.
  package static func cast<Target>(_ value: Any?, to target: Target.Type) -> Target? {
    guard let value else { return nil }
    func open<Value>(_ value: Value) -> Target? { value as? Target }
    guard let question = ConformanceQuestion(type(of: value), target) else {
      return _openExistential(value, do: open)
    }
    let known = answers.withLock { $0[question] }
    guard known ?? !question.isRuledOut else {
      if known == nil { answers.withLock { $0[question] = false } }
      return nil
    }
    let result = _openExistential(value, do: open)
    answers.withLock { $0[question] = result != nil }
    return result
  }

  /// Whether a value conforms to a protocol.
  package static func holds<Target>(_ value: Any?, _ target: Target.Type) -> Bool {
    cast(value, to: target) != nil
  }

  /// Finds out whether a type conforms to a protocol.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - target: The protocol's type, such as `(any Equatable).self`.
  ///   - ask: Asks the runtime, if it has not been asked yet.
  /// - Returns: Whether it does.
  package static func holds<Target>(
    type: Any.Type, _ target: Target.Type, asking ask: () -> Bool
  ) -> Bool {
    guard let question = ConformanceQuestion(type, target) else { return ask() }
    if let known = answers.withLock({ $0[question] }) { return known }
    let answer = !question.isRuledOut && ask()
    answers.withLock { $0[question] = answer }
    return answer
  }

  /// Whether a type may conform to a protocol, which a cast tells then for certain.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - target: The protocol's type, such as `(any Equatable).self`.
  /// - Returns: False where it does not, which is quicker known than by a cast.
  package static func mayHold(type: Any.Type, _ target: Any.Type) -> Bool {
    ConformanceQuestion(type, target).map { !$0.isRuledOut } ?? true
  }

  /// What has been asked so far.
  package static var questions: [ConformanceQuestion] { answers.withLock { Array($0.keys) } }

  /// How many questions have been asked so far.
  package static var count: Int { answers.withLock { $0.count } }

  /// Takes the answer to a question that another process has asked.
  package static func remember(_ question: ConformanceQuestion, _ answer: Bool) {
    answers.withLock { $0[question] = answer }
  }
}
