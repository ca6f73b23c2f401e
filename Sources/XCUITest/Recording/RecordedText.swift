import ElementModel
import Foundation
import SessionProtocol

/// Values in few words, found out without any of the suite's own code.
///
/// A description of the suite's own may take no end, or ask the app for something; so what is not
/// known is told by its stored properties, and a class by its name.
enum RecordedText {
  /// Characters of a text at most.
  static let limit = 200
  /// A function, of which nothing is known.
  static let function = "{ … }"
  /// Characters of a string that are read.
  static let stringLimit = 120
  /// Elements or properties told of one value.
  private static let countLimit = 6
  /// How deep values are within others.
  private static let depthLimit = 3

  /// A value in words.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - reflects: Whether stored properties may be read.
  ///   - isBrief: Whether a structure is told by its name alone.
  /// - Returns: The text, in one line.
  static func text(of value: Any, reflects: Bool, isBrief: Bool = false) -> String {
    let text = Describer(reflects: reflects, isBrief: isBrief).text(of: value, depth: 0)
    return text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  /// The name of a value's type, without its module.
  static func typeName(of value: Any) -> String { TypeFacts.of(value).name }

  private struct Describer {
    let reflects: Bool
    let isBrief: Bool

    func text(of value: Any, depth: Int) -> String {
      if let known = RecordedText.known(value) { return known }
      let parts = ValueParts(of: value)
      switch parts?.style {
      case .optional:
        return parts?.children().first.map { text(of: $0.value, depth: depth) } ?? "nil"
      case .collection, .set:
        return list(parts, depth) { text(of: $0.value, depth: depth + 1) }
      case .dictionary:
        return list(parts, depth) { pair in
          (ValueParts(of: pair.value)?.children() ?? [])
            .map { text(of: $0.value, depth: depth + 1) }.joined(separator: ": ")
        }
      case .tuple: return "(" + fields(of: parts, depth) + ")"
      case .enum: return enumCase(value, parts, depth)
      case .struct: return structure(value, parts, depth)
      case .class, .foreignReference: return RecordedText.typeName(of: value)
      case nil:
        if let type = value as? Any.Type { return "\(String(describing: type)).self" }
        let name = RecordedText.typeName(of: value)
        return name.contains("->") ? RecordedText.function : name
      @unknown default: return RecordedText.typeName(of: value)
      }
    }

    private func list(
      _ parts: ValueParts?, _ depth: Int, _ text: (Mirror.Child) -> String
    ) -> String {
      guard let parts, depth < depthLimit else { return "[…]" }
      return "[" + texts(of: parts, text) + "]"
    }

    private func fields(of parts: ValueParts?, _ depth: Int) -> String {
      guard let parts else { return "" }
      guard depth < depthLimit else { return "…" }
      return texts(of: parts) { child in
        let label = child.label.map(StoredProperties.name) ?? ""
        let value = text(of: child.value, depth: depth + 1)
        return label.isEmpty || label.hasPrefix(".") ? value : "\(label): \(value)"
      }
    }

    private func texts(of parts: ValueParts, _ text: (Mirror.Child) -> String) -> String {
      let children = parts.children(atMost: countLimit + 1)
      let texts = children.prefix(countLimit).map(text) + (children.count > countLimit ? ["…"] : [])
      return texts.joined(separator: ", ")
    }

    private func enumCase(_ value: Any, _ parts: ValueParts?, _ depth: Int) -> String {
      guard let name = CaseName.of(value) else { return RecordedText.typeName(of: value) }
      guard reflects, let payload = parts?.children().first else { return "." + name }
      let isTuple = ValueParts(of: payload.value)?.style == .tuple
      let text = text(of: payload.value, depth: depth + 1)
      return "." + name + (isTuple ? text : "(\(text))")
    }

    private func structure(_ value: Any, _ parts: ValueParts?, _ depth: Int) -> String {
      let name = RecordedText.typeName(of: value)
      // A page object is known by its name.
      guard reflects, !isBrief, let children = parts?.children(), !children.isEmpty,
        !children.contains(where: { RecordedText.isElement($0.value) })
      else { return name }
      return name + "(" + fields(of: parts, depth) + ")"
    }
  }
}
