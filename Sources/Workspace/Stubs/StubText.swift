import SourceIndex

/// Writes what a stub declares as Swift.
struct StubText {
  /// What a line declares.
  enum Owner: Hashable, Sendable {
    case type(String)
    case member(StubMember, of: String)
    case global(StubMember)
  }

  private let model: StubModel
  private(set) var lines: [String] = []
  /// What the lines declare, by their numbers from 1.
  private(set) var owners: [Int: Owner] = [:]

  /// The text of all lines.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Writes a model.
  ///
  /// - Parameter model: What is declared.
  init(_ model: StubModel) {
    self.model = model
    lines = [
      "// Stands in for the module \(model.module) in pomelo, where it cannot be compiled.",
      "//",
      "// Written by \"pomelo stub\" from what the sources use of it: every declaration is a guess, made",
      "// at the place that is named above it, and does nothing. What tests see of the module is for",
      "// you to write.",
    ]
    lines += model.imports.sorted().map { "import \($0)" }
    for name in model.order {
      if let type = model.types[name] { write(type) }
    }
    for member in model.globals {
      lines += ["", "/// A guess, from \(member.origin)."]
      write(member, of: "", .object, indent: "", owner: .global(member))
    }
    lines += Self.helpers(model)
  }

  /// The class that all others inherit from.
  private static func baseClass(_ model: StubModel) -> String { "\(model.module)Guess" }

  private static func helpers(_ model: StubModel) -> [String] {
    let name = baseClass(model)
    return [
      "", "/// What the classes of this stub have in common: they can be compared.",
      "open class \(name): Hashable, @unchecked Sendable {", "  public init() {}",
      "  public static func == (one: \(name), other: \(name)) -> Bool { one === other }",
      "  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }",
      "}",
    ] + guess
  }

  private static let guess = [
    "", "/// A value of a type that is known to whoever asks; what is no number, text or list ends",
    "/// the test.",
    "private func _guess<Value>(_ type: Value.Type = Value.self) -> Value {",
    "  if let value = () as? Value { return value }",
    "  if let type = type as? any ExpressibleByNilLiteral.Type,",
    "    let value = type.init(nilLiteral: ()) as? Value",
    "  {",
    "    return value",
    "  }",
    "  if let type = type as? any RangeReplaceableCollection.Type,",
    "    let value = type.init() as? Value",
    "  {",
    "    return value",
    "  }",
    "  if let type = type as? any Numeric.Type,",
    "    let value = type.init(exactly: 0) as? Value",
    "  {", "    return value", "  }",
    "  if let value = false as? Value { return value }",
    "  if let value = [String: Any]() as? Value { return value }",
    "  if let value = Date() as? Value { return value }",
    "  if let value = URL(fileURLWithPath: \"/\") as? Value { return value }",
    "  fatalError(\"The stub has no value of \\(type): write one.\")",
    "}",
  ]

  private mutating func write(_ line: String, _ owner: Owner) {
    for part in line.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(String(part))
      owners[lines.count] = owner
    }
  }

  private mutating func write(_ type: StubType) {
    lines += ["", "/// A guess, from \(type.origin)."]
    let owner = Owner.type(type.name)
    write(head(of: type), owner)
    for line in body(of: type) { write("  " + line, owner) }
    if type.kind == .contract {
      write("}", owner)
      write("extension \(type.name) {", owner)
    }
    for member in type.members {
      lines.append("  /// A guess, from \(member.origin).")
      write(
        member, of: type.name, type.kind, indent: "  ", owner: .member(member, of: type.name))
    }
    write("}", owner)
  }

  private func head(of type: StubType) -> String {
    var count = type.generics
    if type.kind == .wrapper { count = max(1, count) }
    let generics =
      count == 0 ? "" : "<\((1...count).map { "T\($0)" }.joined(separator: ", "))>"
    var bases = type.conformances.sorted()
    switch type.kind {
    case .object:
      bases = bases.filter { !["Equatable", "Hashable", "Sendable"].contains($0) }
      bases.insert(type.superclass ?? Self.baseClass(model), at: 0)
      return "open class \(type.name)\(generics): \(bases.joined(separator: ", ")) {"
    case .view:
      bases = ["View"] + bases.filter { $0 != "View" }
      return "public struct \(type.name)\(generics): \(bases.joined(separator: ", ")) {"
    case .contract:
      return "public protocol \(type.name)"
        + (bases.isEmpty ? "" : ": " + bases.joined(separator: ", ")) + " {"
    case .wrapper: return "@propertyWrapper public struct \(type.name)\(generics) {"
    case .choice:
      bases = bases.filter { !["Sendable"].contains($0) } + ["@unchecked Sendable"]
      return "public enum \(type.name)\(generics): \(bases.joined(separator: ", ")) {"
    case .extended: return "extension \(type.name) {"
    }
  }

  /// What a type has besides its members.
  private func body(of type: StubType) -> [String] {
    switch type.kind {
    case .object:
      guard type.superclass == nil else { return [] }
      var lines = ["public override init() {}"]
      if !type.conformances.isDisjoint(with: ["Codable", "Decodable"]) {
        lines.append("public required init(from decoder: any Decoder) throws { super.init() }")
      }
      if !type.conformances.isDisjoint(with: ["Codable", "Encodable"]) {
        lines.append("public func encode(to encoder: any Encoder) throws {}")
      }
      if type.conformances.contains("Comparable") {
        lines.append(
          "public static func < (one: \(type.name), other: \(type.name)) -> Bool { false }")
      }
      return lines
    case .view:
      return ["public init() {}", "public var body: some View { EmptyView() }"]
    case .wrapper:
      return [
        "private final class Box { var value: T1?; init(_ value: T1?) { self.value = value } }",
        "private let box: Box",
        "public init() { box = Box(nil) }",
        "public init(wrappedValue: T1) { box = Box(wrappedValue) }",
        "public var wrappedValue: T1 {",
        "  get { box.value ?? _guess() }", "  nonmutating set { box.value = newValue }", "}",
        "public var projectedValue: Self { self }",
      ]
    case .contract, .choice, .extended: return []
    }
  }

  private mutating func write(
    _ member: StubMember, of type: String, _ kind: StubType.Kind, indent: String, owner: Owner
  ) {
    let isClass = kind == .object && !type.isEmpty
    let access =
      member.isStatic
      ? "public static "
      : kind == .contract || kind == .extended
        ? "public " : isClass && !member.isInitializer ? "open " : "public "
    let value = StubSignature(model).value(of: member.resultText)
    if let head = member.head {
      let opening = isClass && member.isInitializer ? "public " : access
      let returns = head.hasPrefix("func") && head.contains("->")
      let body =
        head.hasPrefix("var") ? " { get { _guess() } set {} }" : returns ? " { _guess() }" : " {}"
      write(indent + opening + head + body, owner)
    } else if kind == .choice {
      let input = StubModel.placeholder(type, member.name, "Input")
      let parts = Array(repeating: input, count: member.parts).joined(separator: ", ")
      write(
        "\(indent)case \(Self.name(member.name))\(member.parts == 0 ? "" : "(\(parts))")", owner)
    } else if let call = member.call {
      let signature = StubSignature(model).signature(call, of: type, member.name)
      if member.isInitializer {
        let word = isClass ? "public convenience init" : "public init"
        let body =
          isClass || kind == .view ? "self.init()" : kind == .wrapper ? "box = Box(nil)" : ""
        write("\(indent)\(word)\(signature) { \(body) }", owner)
        return
      }
      let isModifier = kind == .extended && type == "View"
      let result = isModifier ? "some View" : kind == .view ? type : member.resultText
      let body = isModifier || kind == .view && !member.isStatic ? "self" : value
      let returns = result == "Void" ? "" : " -> \(result)"
      if returns != "" { write("\(indent)@discardableResult", owner) }
      write(
        "\(indent)\(access)func \(Self.name(member.name))\(signature)\(returns) {\(result == "Void" ? "" : " ")"
          + (result == "Void" ? "}" : "\(body) }"), owner)
    } else if member.isStatic || type.isEmpty {
      // Of a generic type nothing can be kept for the type itself.
      let isKept = (model.types[type]?.generics ?? 0) == 0 && kind != .extended && kind != .wrapper
      let unsafe = member.isStatic ? "nonisolated(unsafe) \(access)" : "nonisolated(unsafe) public "
      write(
        isKept
          ? "\(indent)\(unsafe)var \(Self.name(member.name)): \(member.resultText) = \(value)"
          : "\(indent)\(access)var \(Self.name(member.name)): \(member.resultText) { "
            + "get { \(value) } set {} }", owner)
    } else if isClass {
      write(
        "\(indent)open lazy var \(Self.name(member.name)): \(member.resultText) = \(value)", owner)
    } else {
      write(
        "\(indent)\(access)var \(Self.name(member.name)): \(member.resultText) { "
          + "get { \(value) } nonmutating set {} }", owner)
    }
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// A name, marked where it is a word of the language.
  static func name(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
