package import SourceIndex
import SourceModel

/// Finds what a use case is to be given instead of saying it: accounts, and what is typed twice.
package struct UseCaseParameters {
  /// The parts, in which parameters stand for these texts.
  package private(set) var parts: [RecordedPart]
  /// The parameters.
  package private(set) var parameters: [UseCaseDraft.Parameter] = []
  /// What the recording has for each, as Swift.
  package private(set) var values: [String] = []

  /// Looks through the parts of a recording.
  package init(_ parts: [RecordedPart]) {
    self.parts = parts
    let counts = Self.counts(in: parts)
    for place in parts.indices {
      guard case .call(var call) = parts[place].content else { continue }
      for (index, argument) in call.arguments.enumerated() {
        guard let argument, call.callable.parameters.indices.contains(index) else { continue }
        let parameter = call.callable.parameters[index]
        let isSecret = Self.isSecret(argument)
        guard
          isSecret || counts[argument, default: 0] > 1 || Self.isAccount(place, in: parts),
          argument.hasPrefix("\"") || isSecret
        else { continue }
        call.arguments[index] = name(for: argument, parameter, of: call.callable)
      }
      self.parts[place].content = .call(call)
    }
  }

  private static func counts(in parts: [RecordedPart]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for case .call(let call) in parts.map(\.content) {
      for case let argument? in call.arguments where argument.hasPrefix("\"") {
        counts[argument, default: 0] += 1
      }
    }
    return counts
  }

  private static func isSecret(_ argument: String) -> Bool {
    argument.hasPrefix("ProcessInfo.processInfo.environment[")
  }

  /// Whether a call is of the form that a password is typed into: the one just before, or the same.
  private static func isAccount(_ place: Int, in parts: [RecordedPart]) -> Bool {
    [place, place + 1].contains { index in
      guard parts.indices.contains(index), case .call(let call) = parts[index].content else {
        return false
      }
      return call.arguments.contains { $0.map(isSecret) ?? false }
    }
  }

  /// What a method types: `email` of `typeEmail(_:)`; `nil` where its name does not say that.
  private static func object(of method: String) -> String? {
    let name = method.prefix { $0 != "(" }
    guard let verb = verbs.first(where: { name.hasPrefix($0) }),
      name.dropFirst(verb.count).first?.isUppercase == true
    else { return nil }
    let object = PageNaming.name(of: PageNaming.subject(of: String(name.dropFirst(verb.count))))
    return object.isSwiftName ? object : nil
  }

  private static let verbs = ["type", "enter", "fill", "input", "write", "set", "change"]

  /// The parameter that stands for a text.
  private mutating func name(
    for argument: String, _ parameter: CallableParameter, of method: Callable
  ) -> String {
    if let known = values.firstIndex(of: argument) { return parameters[known].name }
    let own = parameter.name.isSwiftName ? parameter.name : "text"
    // `text` of `typeEmail(_ text:)` says nothing that the method does not say better.
    let base =
      parameter.label == "_" ? Self.object(of: method.fullName) ?? own : own
    var name = base
    var number = 2
    while parameters.contains(where: { $0.name == name }) || name == "app" {
      name = "\(base)\(number)"
      number += 1
    }
    parameters.append(UseCaseDraft.Parameter(name: name, type: "String"))
    values.append(argument)
    return name
  }
}
