/// How a new method names its element, and what has to be declared for it.
struct ElementDraft {
  /// A text that goes into a file at a byte.
  struct Insertion: Hashable {
    var path: String
    var offset: Int
    var text: String
  }

  /// The name that the page has for it; `nil` where it is written out.
  var name: String?
  /// The whole expression, where a name alone stands for it or it is written out.
  var expression: String
  /// What the method has to be given for it.
  var parameters = ""
  /// What is declared.
  var insertions: [Insertion] = []

  /// The same as what something is dragged to: a method that has a parameter for the one has another
  /// for the other, `_ title: String, to goal: String`.
  ///
  /// - Parameter insertions: What is declared for it.
  /// - Returns: The draft.
  func asGoal(declaring insertions: [Insertion]) -> ElementDraft {
    var goal = self
    goal.insertions = insertions
    let words = parameters.prefix { $0 != ":" }.split(separator: " ")
    if let name = words.last, expression.hasSuffix("\(name))") {
      goal.parameters = "to goal" + parameters.drop { $0 != ":" }
      goal.expression = expression.dropLast(name.count + 1) + "goal)"
    }
    return goal
  }
}
