import ElementModel
import SourceModel

/// Writes what a method is given as Swift.
struct ArgumentBinder {
  let catalog: DeedCatalog
  let secrets: Secrets

  /// The arguments of a call.
  ///
  /// - Parameters:
  ///   - callable: What is called.
  ///   - values: What is known of its arguments.
  ///   - absent: Arguments that are not given.
  /// - Returns: Swift for each parameter, `nil` for one that is left out; `nil` where one cannot be
  ///   given.
  func arguments(
    for callable: Callable, _ values: [DeedArgument: String], without absent: Set<DeedArgument> = []
  ) -> [String?]? {
    var arguments: [String?] = []
    for parameter in callable.parameters {
      let known = values.filter { $0.key.parameter == parameter.name }
      let missing = absent.filter { $0.parameter == parameter.name }
      if parameter.isApp {
        arguments.append("app")
      } else if known.isEmpty {
        guard parameter.defaultText != nil || parameter.type.hasSuffix("?") else { return nil }
        arguments.append(parameter.defaultText == nil ? "nil" : nil)
      } else {
        guard let text = swift(for: parameter, known, missing) else { return nil }
        arguments.append(text)
      }
    }
    return arguments
  }

  private func swift(
    for parameter: CallableParameter, _ known: [DeedArgument: String],
    _ missing: Set<DeedArgument>
  ) -> String? {
    if let value = catalog.values[parameter.plainType]?.first(where: { fits($0, known, missing) }) {
      return value.code
    }
    if parameter.plainType.hasSuffix(".Type") { return known.first?.value }
    guard known.count == 1, let (argument, text) = known.first, argument.path.isEmpty,
      case .swift(let code) = ArgumentText(typed: text, for: parameter),
      ["String", "Substring", "Int", "UInt", "Double", "CGFloat", "Float", "Bool", "Character"]
        .contains(parameter.plainType)
    else { return nil }
    // A secret is in the environment, if no value of the suite's has it.
    return secrets.contains(text) ? secrets.swift(for: text) : code
  }

  private func fits(
    _ value: DeedValue, _ known: [DeedArgument: String], _ missing: Set<DeedArgument>
  ) -> Bool {
    known.allSatisfy { argument, text in
      value.texts[argument.path.joined(separator: ".")] == .some(text)
    }
      && missing.allSatisfy { value.texts[$0.path.joined(separator: ".")] == .some(nil) }
  }
}
