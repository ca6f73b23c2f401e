/// What is wrong with an expression about elements.
///
/// Its words in English stand here, for reports and logs; other languages are the explorer's.
package enum ExpressionProblem: Hashable, Sendable {
  // What is typed is not Swift, or not about elements.
  /// It is longer than anybody types.
  case tooLong
  /// Brackets are nested deeper than is read.
  case tooManyBrackets
  /// Something is open at its end, or closed that was not open.
  case incomplete
  /// It is Swift, and no expression.
  case noExpression
  /// It begins with something else than the app or a page object.
  case unknownRoot
  /// It ends at something that has no elements.
  case findsNoElements
  /// An operator is none that compares or joins.
  case unknownOperator
  /// Another app is named.
  case onlyTheApp
  /// A name, and page objects that begin with it.
  case unknownName(String, near: [String])
  /// A page object stands alone; it has these elements.
  case pageAlone(String, elements: [String])
  /// A page object has no element of the name; it has these.
  case noPageElement(String, page: String, elements: [String])
  /// An element looks for what an expression gives only when it runs.
  case knownAtRunOnly(element: String, expression: String)

  // A link of a chain does not fit.
  /// Something is called that is no function.
  case notCallable
  /// A subscript follows what is no query.
  case subscriptOfNoQuery
  /// A subscript follows an element.
  case subscriptOfElement
  /// A name that an element, or else a query, does not have.
  case noProperty(String, ofElement: Bool, near: [String])
  /// A property that only the other one has.
  case wrongOwner(String, isElement: Bool)
  /// A member of queries is asked of an element.
  case queryNeeded(String)
  /// A position is no whole number.
  case positionNoNumber
  /// A member that does something, or is not known, is asked; these are near.
  case notAskedHere(String, near: [String])
  /// What should match something is given nothing.
  case nothingToMatch
  /// An argument is no text.
  case textNeeded
  /// An argument is no type of elements.
  case typeNeeded
  /// A name that values do not have; they have others.
  case unknownMember(String, known: [String])
  /// A method that texts do not have.
  case unknownTextMethod(String)

  // Predicates.
  /// A predicate is made in another way than by a format.
  case predicateFormOnly
  /// A format is no predicate; the reason says where.
  case noPredicate(reason: String)
  /// A predicate asks for a key that elements do not have; they have these.
  case predicateKey(String, keys: [String])

  /// A value is none that can be asked, compared or judged so.
  case value(ValueProblem)
}

extension ExpressionProblem {
  /// What is wrong, in a sentence.
  package var message: String {
    switch self {
    case .tooLong: "The text is too long."
    case .tooManyBrackets: "Too many brackets are open at once."
    case .incomplete: "The expression is not complete."
    case .noExpression: "This is no expression."
    case .unknownRoot: "This is not known here."
    case .findsNoElements: "This finds no elements."
    case .unknownOperator: "This operator is not known here."
    case .onlyTheApp: "Only the screen of the app under test is known."
    case .unknownName(let name, _), .unknownMember(let name, _), .unknownTextMethod(let name):
      "\"\(name)\" is not known here."
    case .pageAlone(let page, _): "\(page) is a page object, and no element."
    case .noPageElement(let name, let page, _): "\(page) has no element \"\(name)\"."
    case .knownAtRunOnly(let element, let expression):
      "What \(element) looks for is known only when it runs: \(expression)."
    case .notCallable: "This cannot be called."
    case .subscriptOfNoQuery: "Only queries have subscripts."
    case .subscriptOfElement: "An element has no subscript."
    case .noProperty(let name, let ofElement, _):
      "\"\(name)\" is no property of \(ofElement ? "an element" : "a query")."
    case .wrongOwner(let name, let isElement):
      isElement
        ? "An element has no \(name), only a query has."
        : "A query has no \(name), only an element has."
    case .queryNeeded(let name): "An element has no \(name), only a query has."
    case .positionNoNumber: "The position must be a whole number."
    case .notAskedHere(let name, _):
      "\"\(name)\" cannot be asked here: only what looks and changes nothing."
    case .nothingToMatch: "Something to match is missing."
    case .textNeeded: "Here must be a text in quotes."
    case .typeNeeded: "Here must be a type of elements."
    case .predicateFormOnly: "Only NSPredicate(format:) with a text can be read."
    case .noPredicate(let reason): "This is no predicate: \(reason)."
    case .predicateKey(let problem, _): problem
    case .value(let problem): problem.message
    }
  }

  /// What to do, in a sentence; empty where nothing more can be said.
  package var advice: String {
    switch self {
    case .incomplete: "Close what is open, or take away what is too much."
    case .noExpression, .unknownRoot, .unknownName(_, near: []):
      "Begin with app, such as app.buttons[\"OK\"], or with a page object and one of its elements."
    case .unknownOperator: "Use ==, !=, <, <=, >, >=, && and ||."
    case .onlyTheApp: "Use XCUIApplication() or app."
    case .pageAlone(_, let names): "Add one of its elements: \(Self.list(names))."
    case .noPageElement(_, _, let names): "It has \(Self.list(names))."
    case .knownAtRunOnly: "Write the query out."
    case .subscriptOfElement: "Add a query, such as .buttons[\"OK\"]."
    case .noProperty(_, _, near: []), .notAskedHere(_, near: []): ""
    case .unknownName(_, let near), .noProperty(_, _, let near), .notAskedHere(_, let near):
      "Do you mean \(Self.list(near))?"
    case .wrongOwner(_, isElement: true): "Take away what makes it one element."
    case .wrongOwner(_, isElement: false): "Add .firstMatch before it."
    case .queryNeeded: "Add a query before it, such as .buttons."
    case .typeNeeded: "Write one such as .button, .cell or .any."
    case .unknownMember(_, let known): "Values have \(Self.list(known))."
    case .unknownTextMethod: "Texts have contains, hasPrefix and hasSuffix."
    case .noPredicate: "Write a key, an operator and a value, such as label CONTAINS \"a\"."
    case .predicateKey(_, let keys): "Keys of elements are \(keys.joined(separator: ", "))."
    case .value(let problem): problem.advice
    case .tooLong, .tooManyBrackets, .findsNoElements, .notCallable, .subscriptOfNoQuery,
      .positionNoNumber, .nothingToMatch, .textNeeded, .predicateFormOnly:
      ""
    }
  }

  /// Some names, as a sentence lists them.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - none: What is said where there are none.
  /// - Returns: The first of them.
  package static func list(_ names: [String], none: String = "none") -> String {
    guard !names.isEmpty else { return none }
    return names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
  }
}
