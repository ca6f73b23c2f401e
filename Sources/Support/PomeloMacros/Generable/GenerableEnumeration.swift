import SwiftParser
import SwiftSyntax

/// An enumeration that a model can answer with.
///
/// Without values it is the text of a case: its raw value where one is written, and otherwise its
/// name. With values it is the case's name under `case` and its values, by their labels or `_0`,
/// `_1` and so on, under `value`.
struct GenerableEnumeration {
  /// A case.
  private struct Case {
    let name: String
    let text: String
    let values: [(label: String?, type: String)]
  }

  private let access: String
  private let description: String?
  private let cases: [Case]

  /// Reads an enumeration.
  ///
  /// - Parameters:
  ///   - declaration: The enumeration.
  ///   - description: The expression of what the model is told of it.
  init(_ declaration: EnumDeclSyntax, _ description: String?) {
    access = DeclarationAccess.prefix(of: declaration.modifiers)
    self.description = description
    cases = declaration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements).map { element in
        let name = element.name.identifier?.name ?? element.name.text
        let raw = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        let values = element.parameterClause?.parameters.map {
          (label: $0.firstName?.text, type: $0.type.trimmedDescription)
        }
        return Case(name: name, text: raw ?? name, values: values ?? [])
      }
  }

  /// What is added to the enumeration, and what to its extension.
  var parts: (members: String, initializer: String) {
    (members: schema + content, initializer: initializer)
  }

  private var hasValues: Bool { cases.contains { !$0.values.isEmpty } }

  private var schema: String {
    let told = description.map { "description: \($0), " } ?? ""
    let names = cases.map { "\"\($0.text)\"" }.joined(separator: ", ")
    return """
      nonisolated \(access)static var generationSchema: FoundationModels.GenerationSchema {
      FoundationModels.GenerationSchema(type: Self.self, \(told)anyOf: [\(names)] as [String])
      }

      """
  }

  private var content: String {
    let branches = cases.map { item -> String in
      let text = "FoundationModels.GeneratedContent(\"\(item.text)\" as String)"
      guard hasValues else { return "case .`\(item.name)`: \(text)" }
      let places = item.values.indices.map { "_\($0)" }
      let bindings = places.isEmpty ? "" : "(\(places.map { "let \($0)" }.joined(separator: ", ")))"
      let list = zip(item.values, places).map { "\"\($0.label ?? $1)\": \($1)" }
      let values = list.isEmpty ? ":" : list.joined(separator: ", ")
      return """
        case .`\(item.name)`\(bindings): FoundationModels.GeneratedContent(properties: [
        "case": "\(item.text)",
        "value": FoundationModels.GeneratedContent(properties: [\(values)])
        ])
        """
    }
    return """
      nonisolated \(access)var generatedContent: FoundationModels.GeneratedContent {
      switch self {
      \(branches.joined(separator: "\n"))
      }
      }
      """
  }

  private var initializer: String {
    let branches = cases.map { item -> String in
      let pattern =
        item.text == item.name ? "\"\(item.name)\"" : "\"\(item.text)\", \"\(item.name)\""
      guard !item.values.isEmpty else { return "case \(pattern): self = .`\(item.name)`" }
      let list = item.values.enumerated().map { index, value in
        (value.label.map { "\($0): " } ?? "")
          + "try value.value(forProperty: \"\(value.label ?? "_\(index)")\")"
      }
      return "case \(pattern): self = .`\(item.name)`(\(list.joined(separator: ", ")))"
    }
    let read =
      hasValues
      ? """
      let name = try content.value(String.self, forProperty: "case")
      let value = try content.value(
      FoundationModels.GeneratedContent?.self, forProperty: "value") ?? content
      _ = value
      """
      : "let name = try content.value(String.self)"
    return """
      nonisolated \(access)init(_ content: FoundationModels.GeneratedContent) throws {
      \(read)
      switch name {
      \(branches.joined(separator: "\n"))
      default: throw FoundationModels.GeneratedContent.ParsingError(unknown: name)
      }
      }
      """
  }
}
