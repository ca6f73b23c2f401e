import SourceModel

/// What methods do, in lines that a person can read.
enum DeedsText {
  static func of(_ catalog: DeedCatalog) -> String {
    catalog.methods.map(text).joined(separator: "\n")
  }

  static func text(_ method: MethodDeeds) -> String {
    let landing =
      switch method.landing {
      case .nothing: ""
      case .samePage: " -> same"
      case .page(let name): " -> \(name)"
      }
    let head =
      "\(method.type).\(method.part.map { $0 + "." } ?? "")\(method.method)\(landing)\(method.isComplete ? "" : " …")"
    return ([head] + method.deeds.map { "  " + text($0) }).joined(separator: "\n")
  }

  static func text(_ deed: Deed) -> String {
    let mark = deed.isRepeated ? "*" : deed.isOptional ? "?" : ""
    return "\(mark)\(text(deed.kind)) \(text(deed.element))"
  }

  private static func text(_ kind: Deed.Kind) -> String {
    switch kind {
    case .tap: "tap"
    case .doubleTap: "double tap"
    case .press(let seconds): "press \(seconds.map { "\($0)" } ?? "?")"
    case .type(let text): "type \(self.text(text)) into"
    case .swipe(let direction): "swipe \(direction)"
    case .drag(let goal): "drag to \(self.text(goal)) from"
    case .adjust(let text): "adjust to \(self.text(text))"
    case .other(let name): "other \(name)"
    case .check(let check): text(check)
    case .launch(let name): name
    }
  }

  private static func text(_ check: DeedCheck) -> String {
    let verb = check.isAsserted ? "assert" : "wait for"
    let limit = check.timeout.map { " within \($0)" } ?? ""
    switch check.subject {
    case .exists(let isThere): return "\(verb)\(isThere ? "" : " no")\(limit)"
    case .text(let attribute, let text): return "\(verb) \(attribute) = \(self.text(text))\(limit)"
    case .holds(let attribute, let holds):
      return "\(verb) \(holds ? "" : "not ")\(attribute)\(limit)"
    case .count(let count): return "\(verb) \(count) of\(limit)"
    case .other(let text): return "\(verb) {\(text)}\(limit)"
    }
  }

  static func text(_ element: DeedElement) -> String {
    guard !element.isUnknown else { return "???" }
    return element.links.reduce("app") { way, link in
      switch link {
      case .property(let name): "\(way).\(name)"
      case .key(let key): "\(way)[\(text(key))]"
      case .call(let name, let values):
        "\(way).\(name)(\(values.map { "\($0.label):\(text($0.content))" }.joined(separator: ", ")))"
      }
    }
  }

  private static func text(_ content: DeedElement.Value.Content) -> String {
    switch content {
    case .text(let text): self.text(text)
    case .code(let code): code
    case .number(let text): "#" + self.text(text)
    case .predicate(let format, let texts): "'\(format)' \(texts.map(text))"
    }
  }

  static func text(_ text: DeedText) -> String {
    text.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let argument):
        "{\(([argument.parameter] + argument.path).joined(separator: "."))}"
      case .unknown: "…"
      }
    }.joined()
  }
}
