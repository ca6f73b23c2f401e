/// The Swift expression of calls, each on what the one before gives.
package struct CallText: Hashable, Sendable {
  /// The expression without `try` and `await`.
  package var expression: String
  /// Whether any call must be marked with `try`.
  package var isThrowing = false
  /// Whether any call must be marked with `await`.
  package var isAsync = false

  /// An expression that the calls begin with.
  package init(_ expression: String) { self.expression = expression }

  /// Makes an instance.
  ///
  /// - Parameters:
  ///   - type: Name of the type.
  ///   - initializer: Which initialiser.
  ///   - arguments: Swift for each parameter; `nil` or empty leaves one out that has a default.
  package init(making type: String, with initializer: Callable, arguments: [String?]) {
    expression = type + Self.list(initializer, arguments)
    isThrowing = initializer.isThrowing
    isAsync = initializer.isAsync
  }

  /// The whole expression, such as `try await Page().load()`.
  package var swift: String {
    (isThrowing ? "try " : "") + (isAsync ? "await " : "") + expression
  }

  /// Calls a method on what the expression gives.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - arguments: Swift for each parameter; `nil` or empty leaves one out that has a default.
  /// - Returns: The longer expression.
  package func calling(_ method: Callable, arguments: [String?]) -> CallText {
    var text = self
    text.expression += ".\(Self.identifier(method.name))" + Self.list(method, arguments)
    text.isThrowing = isThrowing || method.isThrowing
    text.isAsync = isAsync || method.isAsync
    return text
  }

  private static func list(_ callable: Callable, _ arguments: [String?]) -> String {
    let texts = callable.parameters.enumerated().compactMap { place, parameter -> String? in
      guard arguments.indices.contains(place), let text = arguments[place], !text.isEmpty else {
        return nil
      }
      return parameter.label == "_" ? text : "\(parameter.label): \(text)"
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  /// A method's name, which may be a word of the language in backticks.
  private static func identifier(_ name: String) -> String {
    ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
  }
}
