import Yams

extension LessonCheck {
  /// Reads an item of a step's `checks`.
  ///
  /// - Throws: ``LessonError/malformed(path:line:reason:)``.
  init(_ item: CheckNode) throws(LessonError) {
    let (key, value) = try item.entry("A check")
    switch key {
    case "answer": self = .answer(try value.texts("An answer"))
    case "did": self = .did(try value.texts("A command"))
    case "shows": self = .shows(try value.texts("A page").joined())
    case "selected": self = .selected(try value.texts("An identifier").joined())
    case "at": self = try Self.at(value)
    default:
      guard let check = try Self.ofSources(key, value) else {
        throw item.problem(
          "There is no check \"\(key)\"; there are \(Self.names.joined(separator: ", "))")
      }
      self = check
    }
  }

  /// The words by which lessons ask for something.
  static let names = [
    "passes", "fails", "rule", "rules", "rename", "mutants", "withstands", "schedules", "places",
    "through", "flow", "launch", "declares", "any-order", "virtual-seconds", "layers", "snapshots",
    "answer", "did",
    "at", "shows", "selected",
  ]

  private static func ofSources(
    _ key: String, _ value: CheckNode
  ) throws(LessonError) -> LessonCheck? {
    switch key {
    case "passes":
      let tests = try value.texts("What passes")
      return .passes(tests == ["all"] ? [] : tests)
    case "fails": return .fails(try value.texts("What fails"))
    case "rule", "rules": return .rules(try value.texts("A rule"))
    case "rename": return try rename(value)
    case "mutants": return .mutants(try mutants(value, "The mutants"))
    case "withstands": return .withstands(try mutants(value, "What is withstood"))
    case "schedules": return .schedules(try value.number("The number of schedules"))
    case "places": return try places(value)
    case "through": return try through(value)
    case "flow": return .flow(try Flow(value))
    case "launch": return .launch(try Launched(value))
    case "declares": return .declares(try Declared(value))
    case "any-order": return .anyOrder
    case "virtual-seconds":
      let (_, most) = try value.entry("The limit of time")
      guard let seconds = most.node.float else { throw most.problem("It must be a number") }
      return .virtualSeconds(seconds)
    case "layers": return .layers(try layers(value))
    case "snapshots":
      return .snapshots(equal: try value.entry("The snapshots").value.number("Their number"))
    default: return nil
    }
  }

  private static func mutants(
    _ value: CheckNode, _ what: String
  ) throws(LessonError) -> [LessonMutant] {
    var mutants: [LessonMutant] = []
    for item in try value.items(what) { mutants.append(try LessonMutant(item)) }
    return mutants
  }

  private static func through(_ value: CheckNode) throws(LessonError) -> LessonCheck {
    var (called, isOfAll): (Called?, Bool) = (nil, false)
    for (key, value) in try value.entries("What is called") {
      switch key {
      case "pages": called = .pages(try value.number("The number of pages"))
      case "useCases": called = .useCases(try value.number("The number of use cases"))
      case "types": called = .types(try value.texts("A type"))
      case "tests":
        guard value.text == "all" else { throw value.problem("There is only tests: all") }
        isOfAll = true
      default: throw value.problem("There are pages, useCases, types and tests, not \"\(key)\"")
      }
    }
    guard let called else { throw value.problem("Say what is called: pages, useCases or types") }
    return .through(called, ofAll: isOfAll)
  }

  private static func rename(_ value: CheckNode) throws(LessonError) -> LessonCheck {
    if let identifier = value.text { return .rename(identifier, lines: 1) }
    var (identifier, lines) = ("", 1)
    for (key, value) in try value.entries("A rename") {
      switch key {
      case "identifier": identifier = try value.texts("An identifier").joined()
      case "lines": lines = try value.number("The number of lines")
      default: throw value.problem("A rename has an identifier and lines, not \"\(key)\"")
      }
    }
    guard !identifier.isEmpty else { throw value.problem("A rename needs an identifier") }
    return .rename(identifier, lines: lines)
  }

  private static func places(_ value: CheckNode) throws(LessonError) -> LessonCheck {
    var (text, most) = ("", 1)
    for (key, value) in try value.entries("The places") {
      switch key {
      case "text": text = try value.texts("A text").joined()
      case "most": most = try value.number("The number of places")
      default: throw value.problem("Places have a text and most, not \"\(key)\"")
      }
    }
    guard !text.isEmpty else { throw value.problem("Places need a text") }
    return .places(text, most: most)
  }

  private static func at(_ value: CheckNode) throws(LessonError) -> LessonCheck {
    if let event = value.text { return .at(event: event, text: nil) }
    var (event, text): (String?, String?)
    for (key, value) in try value.entries("An event") {
      switch key {
      case "event": event = try value.texts("An event").joined()
      case "text": text = try value.texts("A text").joined()
      default: throw value.problem("An event has a kind and a text, not \"\(key)\"")
      }
    }
    guard let event else { throw value.problem("Say which event, such as event: wait") }
    return .at(event: event, text: text)
  }

  private static func layers(_ value: CheckNode) throws(LessonError) -> [LayerCount] {
    var counts: [LayerCount] = []
    for (key, value) in try value.entries("The layers") {
      let number = try value.number("The number of tests")
      let isMost = key.hasSuffix("-most")
      let layer = isMost ? String(key.dropLast(5)) : key
      guard ["ui", "integration", "unit"].contains(layer) else {
        throw value.problem("There are the layers ui, integration and unit, with or without -most")
      }
      counts.append(isMost ? .most(layer: layer, number) : .least(layer: layer, number))
    }
    return counts
  }
}

extension LessonCheck.Flow {
  fileprivate init(_ node: CheckNode) throws(LessonError) {
    let (key, value) = try node.entry("What a test does")
    switch key {
    case "made": self = .made(try value.number("The number of pages"))
    case "statements": self = .statements(try value.number("The number of statements"))
    default: throw value.problem("There are made and statements, not \"\(key)\"")
    }
  }
}

extension LessonCheck.Launched {
  fileprivate init(_ node: CheckNode) throws(LessonError) {
    let (key, value) = try node.entry("A launch")
    switch key {
    case "argument": self = .argument(try value.texts("An argument").joined())
    case "environment": self = .environment(try value.texts("A variable").joined())
    default: throw value.problem("There are argument and environment, not \"\(key)\"")
    }
  }
}

extension LessonCheck.Declared {
  fileprivate init(_ node: CheckNode) throws(LessonError) {
    let entries = try node.entries("What is declared")
    let keys = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
    if let page = keys["page"]?.text, let kind = keys["kind"]?.text {
      guard ["actor", "class", "struct", "enum"].contains(kind) else {
        throw node.problem("A page is an actor, a class, a struct or an enum, not \"\(kind)\"")
      }
      self = .page(page, kind: kind)
    } else if let pages = keys["pages"] {
      self = .pages(try pages.number("The number of pages"))
    } else if let useCases = keys["useCases"] {
      self = .useCases(try useCases.number("The number of use cases"))
    } else {
      throw node.problem("There are pages, useCases, or page with kind")
    }
  }
}

extension LessonMutant {
  /// Reads a fault, or an edit of the app.
  init(_ node: CheckNode) throws(LessonError) {
    if let text = node.text {
      self = .fault(text)
      return
    }
    let entries = try node.entries("A mutant")
    let keys = Dictionary(entries.map { ($0.key, $0.value.text) }) { first, _ in first }
    guard let file = keys["file"] ?? nil, let old = keys["replace"] ?? nil,
      let new = keys["with"] ?? nil
    else { throw node.problem("A mutant is a fault, or has file, replace and with") }
    self = .edit(file: file, replace: old, with: new)
  }
}
