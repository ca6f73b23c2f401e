package import SourceModel
package import TerminalModel

/// What a project's sources say, as text or as JSON.
package enum IndexReport {
  /// Lines for a person.
  package static func lines(of index: ProjectIndex) -> [TerminalText] {
    var lines: [String] = []
    let count = index.testClasses.reduce(0) { $0 + $1.methods.count }
    lines.append("Tests (\(count))")
    let isMixed = TestPyramid(index: index).isMixed
    for test in index.testClasses.flatMap(\.methods) {
      let tags = (test.attribute?.tags ?? []).map { "  #\($0)" }.joined()
      lines.append("  \(test.id)  \(test.location)\(isMixed ? layer(of: test) : "")\(tags)")
    }
    lines.append("Use cases (\(index.useCases.count))")
    for useCase in index.useCases {
      lines.append("  \(useCase.name)  \(useCase.location)")
      for method in useCase.methods { lines.append("    \(method.name)") }
    }
    lines.append("Pages (\(index.pages.count))")
    for page in index.pages {
      lines.append("  \(page.name)  \(page.kind.rawValue)  \(page.location)")
      for element in page.elements {
        let locator = [element.queryName, element.key.map { "\"\($0)\"" }].compactMap(\.self)
          .joined(separator: " ")
        lines.append("    \(element.name)  \(locator.isEmpty ? element.expression : locator)")
      }
      for method in page.methods {
        let result = method.returnType.isEmpty ? "" : " → \(method.returnType)"
        lines.append("    \(method.name)\(result)")
      }
    }
    return lines.map { TerminalText($0) }
  }

  /// The layer of a test, and why, where that is not what its code seems to say.
  private static func layer(of test: TestMethod) -> String {
    let layering = test.layering
    let isPlain =
      switch layering.layer {
      case .ui: layering.reason == "reaches XCUIApplication"
      case .integration: false
      case .unit: layering.parts.count < 2
      }
    let reason = isPlain ? nil : layering.reason
    return "  \(layering.layer.title)" + (reason.map { ": \($0)" } ?? "")
  }

  /// One JSON object for each app, test, use case and page.
  ///
  /// - Throws: `EncodingError`, for no index that was read from sources.
  package static func jsonLines(of index: ProjectIndex) throws -> [TerminalText] {
    try index.apps.map { try line("app", $0) }
      + index.testClasses.flatMap(\.methods).map { try line("test", ListedTest($0)) }
      + index.useCases.map { try line("useCase", $0) }
      + index.pages.map { try line("page", $0) }
  }

  /// A test with the name that other commands take.
  private struct ListedTest: Encodable {
    let id: String
    let method: TestMethod

    init(_ method: TestMethod) {
      id = method.id
      self.method = method
    }

    enum CodingKeys: String, CodingKey { case id }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try method.encode(to: encoder)
    }
  }

  /// A value as one flat object, with `"event"` saying what it is, as in other JSON output.
  private struct Line<Value: Encodable>: Encodable {
    let sort: String
    let value: Value

    enum CodingKeys: String, CodingKey { case sort = "event" }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(sort, forKey: .sort)
      try value.encode(to: encoder)
    }
  }

  private static func line(_ sort: String, _ value: some Encodable) throws -> TerminalText {
    try JSONLine.text(of: Line(sort: sort, value: value))
  }
}
