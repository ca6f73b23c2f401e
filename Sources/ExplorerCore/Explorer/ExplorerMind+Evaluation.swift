import ElementModel
import SourceIndex
import SourceModel

/// Evaluating expressions about elements.
extension ExplorerMind {
  /// Matches that are marked on the screen at most.
  static let markLimit = 99

  /// The elements to mark on the screen, in the order of their numbers.
  var markedIDs: [Int] { Array((evaluation?.elementIDs ?? []).prefix(Self.markLimit)) }

  /// Asks for an expression, beginning with a text that can be edited.
  mutating func askForExpression(_ text: String) {
    typing.ask(.argument(.evaluate), text: text)
    pages.close()
    evaluate(text)
  }

  /// Evaluates the expression that is being typed and marks its matches on the screen, in place of
  /// earlier marks.
  mutating func evaluate(_ text: String) {
    guard !text.trimmedBlanks.isEmpty else {
      evaluation = nil
      return
    }
    do throws(ExpressionError) {
      let expression = try QueryExpressionParser(index: project.index).parse(text)
      evaluation = Evaluation(text: text, expression: expression, in: run.state.screen)
    } catch {
      evaluation = Evaluation(text: text, problem: error)
    }
  }

  /// Evaluates what was typed and keeps its marks.
  mutating func keepEvaluation(_ text: String) {
    pages.close()
    evaluate(text)
    notice = evaluation.map { "\($0.text): \($0.text(language))" }
  }

  /// Evaluates the expression again after the screen has changed.
  mutating func followEvaluation() {
    guard evaluation != nil else { return }
    let screen = run.state.screen
    evaluation?.follow(screen)
  }

  /// Goes to the next or previous match.
  mutating func goToEvaluated(forward: Bool) {
    guard var evaluation, !evaluation.elementIDs.isEmpty else { return }
    let ids = evaluation.elementIDs
    let start = evaluation.current ?? (forward ? -1 : 0)
    let place = (start + (forward ? 1 : -1) + ids.count) % ids.count
    evaluation.current = place
    self.evaluation = evaluation
    showInApp(ids[place])
    notice = evaluation.text(language)
  }

  /// What an expression can be completed to, at the place where a person types.
  func expressionCompletions(_ line: TextLine) -> [Completion] {
    let rest = String(line.characters[line.cursor...])
    return expressionCompletions(line.beforeCursor).map { found in
      Completion(
        found.text + rest, title: found.title, note: found.note, cursor: found.text.count)
    }
  }

  /// What the beginning of an expression can be completed to.
  func expressionCompletions(_ text: String) -> [Completion] {
    ExpressionCompleter(index: project.index, tree: run.state.screen).completions(of: text).map {
      Completion($0.text, title: $0.title, note: $0.note.text(language))
    }
  }
}
