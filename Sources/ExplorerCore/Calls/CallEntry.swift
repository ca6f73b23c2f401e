import SourceModel

/// A call of a page method or use case with its arguments.
struct CallEntry: Hashable, Sendable {
  /// The name that the app under test has in it.
  static let app = "app"

  /// Name of the type it is called on.
  var type: String
  /// How the instance is made; nil for what is called on the type, and for initialisers.
  var maker: Callable?
  /// Swift for what the initialiser takes; nil leaves one out.
  var makerArguments: [String?] = []
  /// What is called.
  var callable: Callable
  /// Swift for what it takes; nil leaves one out.
  var arguments: [String?] = []

  /// The expression that the call is made on.
  var receiver: CallText {
    maker.map { CallText(making: type, with: $0, arguments: makerArguments) } ?? CallText(type)
  }

  /// The whole expression.
  var text: CallText {
    callable.kind == .initializer
      ? CallText(making: type, with: callable, arguments: arguments)
      : receiver.calling(callable, arguments: arguments)
  }

  /// The call alone, such as `.typeEmail("a")`.
  var link: String { String(text.expression.dropFirst(receiver.expression.count)) }

  /// Whether another call can be made on what this one gives, which is the same page.
  func leads(to other: CallEntry) -> Bool {
    guard maker != nil, other.maker == maker, other.makerArguments == makerArguments,
      other.type == type
    else { return false }
    return callable.result == "Self" || callable.result == type
  }
}
