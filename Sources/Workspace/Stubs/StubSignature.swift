import SourceIndex

/// Writes what functions of a stub are given, and values that they give.
struct StubSignature {
  private let model: StubModel

  /// Writes for a model.
  init(_ model: StubModel) { self.model = model }

  private static let literals = [
    "String": "\"\"", "Bool": "false", "Int": "0", "UInt": "0", "Double": "0", "Float": "0",
    "CGFloat": "0", "TimeInterval": "0", "Void": "()", "Data": "Data()", "Date": "Date()",
  ]

  /// Generics and parameters that fit a call.
  ///
  /// - Parameters:
  ///   - call: What is given.
  ///   - type: The name of the type whose member is called; empty for none.
  ///   - name: The name of what is called.
  /// - Returns: Such as `<A0>(url a0: A0)`.
  func signature(_ call: CallShape, of type: String, _ name: String) -> String {
    var generics: [String] = []
    var parameters: [String] = []
    for (number, argument) in call.arguments.enumerated() {
      let label = argument.label.map(StubText.name) ?? "_"
      var builder = ""
      let written: String
      switch argument.kind {
      case .value where argument.label == "wrappedValue" && model.types[type]?.kind == .wrapper:
        written = "T1"
      case .value:
        generics.append("A\(number)")
        written = "A\(number)"
      case .closure(let count):
        let input = StubModel.placeholder(type, name, "Input")
        let inputs = Array(repeating: input, count: count).joined(separator: ", ")
        generics.append("A\(number)")
        written = "@escaping (\(inputs)) -> A\(number)"
      case .views:
        generics.append("A\(number): View")
        builder = "@ViewBuilder "
        written = "() -> A\(number)"
      case .implicitMember: written = StubModel.placeholder(type, name, "Option")
      case .nothing: written = "Any?"
      case .list: written = "[Any]"
      case .dictionary: written = "[AnyHashable: Any]"
      case .changed:
        generics.append("A\(number)")
        written = "inout A\(number)"
      case .path: written = "AnyKeyPath"
      }
      parameters.append("\(builder)\(label) a\(number): \(written)")
    }
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    return "\(list)(\(parameters.joined(separator: ", ")))"
  }

  /// An expression for a value of a type.
  func value(of type: String) -> String {
    if type.hasSuffix("?") { return "nil" }
    if let literal = Self.literals[type] { return literal }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    guard let declared = model.types[type] else { return "_guess()" }
    switch declared.kind {
    case .object where declared.superclass == nil, .view: return "\(type)()"
    case .choice:
      guard let first = declared.members.first else { return "_guess()" }
      let input = StubModel.placeholder(type, first.name, "Input")
      let parts = Array(repeating: "\(input)()", count: first.parts).joined(separator: ", ")
      return ".\(first.name)" + (first.parts == 0 ? "" : "(\(parts))")
    case .object, .contract, .wrapper, .extended: return "_guess()"
    }
  }
}
