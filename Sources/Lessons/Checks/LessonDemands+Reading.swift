import Yams

extension LessonDemands {
  /// Reads a `Checks.yml`.
  ///
  /// - Parameters:
  ///   - text: Its contents.
  ///   - path: Its path, for messages.
  /// - Throws: ``LessonError/malformed(path:line:reason:)``.
  package init(text: String, path: String) throws(LessonError) {
    var demands = LessonDemands()
    for (key, value) in try CheckNode.read(text, path: path).entries("The file") {
      switch key {
      case "app": demands.app = value.text
      case "opens": demands.opens = value.text
      case "renames": demands.renames = try value.texts("An identifier")
      case "manifest":
        for (key, value) in try value.entries("The manifest") {
          demands.manifest.append(ManifestLine(key: key, value: try value.serialized()))
        }
      case "mutants":
        for item in try value.items("The mutants") {
          demands.mutants.append(try LessonMutant(item))
        }
      case "steps":
        for (name, step) in try value.entries("The steps") {
          demands.steps.append(try Step(name: name, step))
        }
      case "variants":
        for (name, variant) in try value.entries("The variants") {
          demands.variants.append(try LessonVariant(name: name, variant))
        }
      default:
        throw value.problem(
          "The key \"\(key)\" is not known; the keys are app, manifest, opens, renames, mutants, "
            + "steps and variants")
      }
    }
    self = demands
  }
}

extension LessonDemands.Step {
  fileprivate init(name: String, _ node: CheckNode) throws(LessonError) {
    self.init(name: name, commands: [], checks: [], line: node.line)
    for (key, value) in try node.entries("A step") {
      switch key {
      case "solve": commands = try value.texts("A command")
      case "checks":
        for item in try value.items("The checks") { checks.append(try LessonCheck(item)) }
      default: throw value.problem("A step has solve and checks, not \"\(key)\"")
      }
    }
    guard !checks.isEmpty else {
      throw node.problem("The step \"\(name)\" asks for nothing: it needs checks")
    }
  }
}

extension LessonVariant {
  fileprivate init(name: String, _ node: CheckNode) throws(LessonError) {
    self.init(name: name, step: nil, refusedBy: nil)
    for (key, value) in try node.entries("A variant") {
      switch key {
      case "step": step = value.text
      case "refused-by": refusedBy = value.text == "rules" ? "rule" : value.text
      default: throw value.problem("A variant has step and refused-by, not \"\(key)\"")
      }
    }
  }
}

extension CheckNode {
  /// It as YAML on one line.
  fileprivate func serialized() throws(LessonError) -> String {
    if let sequence = node.sequence {
      return "[" + sequence.compactMap { $0.scalar?.string }.joined(separator: ", ") + "]"
    }
    if node.mapping != nil {
      var parts: [String] = []
      for (key, value) in try entries("A value") {
        parts.append("\(key): \(try value.serialized())")
      }
      return "{" + parts.joined(separator: ", ") + "}"
    }
    guard let text else { throw problem("It must be a text, a list or a mapping") }
    return LessonDemands.ManifestLine.quoted(text)
  }
}
