import ElementModel

/// An expression about elements that a person has typed, with what it says of the screen.
struct Evaluation: Hashable, Sendable {
  /// What it says.
  enum Outcome: Hashable, Sendable {
    case result(QueryResult)
    /// It cannot be read, or says nothing of this screen.
    case problem(ExpressionError)
  }

  /// What was typed.
  let text: String
  /// What it means; nil when it cannot be read.
  let expression: QueryExpression?
  /// The screen it was evaluated on.
  private(set) var tree: ElementTree
  private(set) var outcome: Outcome
  /// The match that a person is at, from 0.
  var current: Int?

  /// Evaluates what was read.
  init(text: String, expression: QueryExpression, in tree: ElementTree) {
    self.text = text
    self.expression = expression
    self.tree = tree
    outcome = Self.outcome(of: expression, in: tree)
  }

  /// Notes what could not be read.
  init(text: String, problem: ExpressionError) {
    self.text = text
    expression = nil
    tree = .empty
    outcome = .problem(problem)
  }

  /// The elements that match, in the order of the screen.
  var elementIDs: [Int] {
    if case .result(let result) = outcome { result.elementIDs } else { [] }
  }

  /// Evaluates on another screen, if it is another one.
  mutating func follow(_ screen: ElementTree) {
    guard let expression, screen != tree else { return }
    tree = screen
    outcome = Self.outcome(of: expression, in: screen)
    current = current.flatMap { elementIDs.indices.contains($0) ? $0 : nil }
  }

  private static func outcome(of expression: QueryExpression, in tree: ElementTree) -> Outcome {
    do throws(ExpressionError) {
      return .result(try expression.evaluate(in: tree))
    } catch {
      return .problem(error)
    }
  }
}

extension Evaluation {
  /// The outcome in a line: how many match and which, or the value, or what is wrong.
  func text(_ language: Language) -> String {
    switch outcome {
    case .problem(let problem): return problem.text(language)
    case .result(let result):
      if let value = result.value { return "= \(value.description)" }
      let count = language.say(
        result.elements.count == 1 ? "1 match" : "\(result.elements.count) matches",
        ja: "\(result.elements.count) 個一致")
      guard let first = result.elements.first else { return count }
      let place = current ?? 0
      let element = tree.elements[place < result.elements.count ? result.elements[place] : first]
      return result.elements.count == 1
        ? "\(count): \(element.summary)"
        : "\(count): \(place + 1)/\(result.elements.count) \(element.summary)"
    }
  }

  /// How its outcome is drawn.
  var role: Role {
    switch outcome {
    case .problem: .fail
    case .result(let result):
      switch result.value {
      case .bool(let holds)?: holds ? .pass : .wait
      case nil: result.elements.isEmpty ? .wait : .pass
      default: .text
      }
    }
  }
}
