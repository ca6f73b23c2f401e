import ElementModel

/// How a method finds an element, from the app on: `app.buttons["expense.\(title)"].firstMatch`.
package struct DeedElement: Codable, Hashable, Sendable {
  /// A step of the way.
  package enum Link: Codable, Hashable, Sendable {
    /// A property, such as `buttons` or `firstMatch`.
    case property(String)
    /// An identifier or label in brackets.
    case key(DeedText)
    /// A call, such as `element(boundBy: 0)`.
    case call(String, [Value])
  }

  /// What is given to a call.
  package struct Value: Codable, Hashable, Sendable {
    /// What it is.
    package enum Content: Codable, Hashable, Sendable {
      /// A text, which becomes a literal.
      case text(DeedText)
      /// Code that means the same anywhere, such as `.button` or `0`.
      case code(String)
      /// A number that the call gives.
      case number(DeedText)
      /// A predicate with what stands for its places.
      case predicate(format: String, [DeedText])
    }

    /// The label; empty for none.
    package var label: String
    /// What it is.
    package var content: Content

    /// Creates a value.
    package init(label: String, _ content: Content) {
      self.label = label
      self.content = content
    }
  }

  /// The way; none for the app itself.
  package var links: [Link]
  /// Whether a part of the way is not known, so that it may be any element.
  package var isUnknown: Bool

  /// Creates a way.
  package init(_ links: [Link] = [], isUnknown: Bool = false) {
    self.links = links
    self.isUnknown = isUnknown
  }

  /// The way with another step.
  package func adding(_ link: Link) -> DeedElement {
    var element = self
    element.links.append(link)
    return element
  }

  /// The texts in it that arguments may stand in, the last one first: it says most.
  package var texts: [DeedText] { links.reversed().flatMap { $0.texts(withNumbers: true) } }

  /// The identifiers, labels and other words in it, the last one first.
  package var words: [DeedText] { links.reversed().flatMap { $0.texts(withNumbers: false) } }

  /// The way as Swift.
  ///
  /// - Parameter values: What the arguments in it are.
  /// - Returns: An expression on `app`; `nil` where something of it is not known.
  package func swift(with values: [DeedArgument: String]) -> String? {
    guard !isUnknown else { return nil }
    var code = "app"
    for link in links {
      switch link {
      case .property(let name): code += ".\(name)"
      case .key(let text):
        guard let text = text.text(with: values) else { return nil }
        code += "[\(SwiftLiteral.readable(text))]"
      case .call(let name, let given):
        let arguments = given.map { value in
          value.swift(with: values).map { value.label.isEmpty ? $0 : "\(value.label): \($0)" }
        }
        guard !arguments.contains(nil) else { return nil }
        code += ".\(name)(\(arguments.compactMap(\.self).joined(separator: ", ")))"
      }
    }
    return code
  }
}

extension DeedElement.Link {
  fileprivate func texts(withNumbers: Bool) -> [DeedText] {
    switch self {
    case .property: []
    case .key(let text): [text]
    case .call(_, let values):
      values.flatMap { value -> [DeedText] in
        switch value.content {
        case .text(let text): [text]
        case .number(let text): withNumbers ? [text] : []
        case .code: []
        case .predicate(_, let texts): texts
        }
      }
    }
  }
}

extension DeedElement.Value {
  fileprivate func swift(with values: [DeedArgument: String]) -> String? {
    switch content {
    case .code(let code): return code
    case .number(let text):
      let number = text.text(with: values)
      return number.flatMap { Double($0) == nil ? nil : $0 }
    case .text(let text): return text.text(with: values).map(SwiftLiteral.readable)
    case .predicate(let format, let texts):
      let given = texts.map { $0.text(with: values).map(SwiftLiteral.readable) }
      guard !given.contains(nil) else { return nil }
      let arguments = [SwiftLiteral.readable(format)] + given.compactMap(\.self)
      return "NSPredicate(format: \(arguments.joined(separator: ", ")))"
    }
  }
}
