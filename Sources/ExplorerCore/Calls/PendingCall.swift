import SourceModel

/// A call whose arguments are asked for, one after the other.
struct PendingCall: Hashable, Sendable {
  /// What becomes of it.
  let purpose: CallPurpose
  /// Name of the type it is called on.
  let type: String
  /// How the instance is made, where there is one.
  let maker: Callable?
  /// What is called.
  let callable: Callable
  /// What is asked for: for the instance, then for the call.
  private let parameters: [CallableParameter]
  /// Swift for the parameters answered so far.
  private var answers: [String?] = []
  /// What they were before, of a call that is changed.
  private let former: [String?]

  /// Begins a call; nil where no instance of the type can be made.
  ///
  /// - Parameters:
  ///   - callable: What is called.
  ///   - type: The type it is called on.
  ///   - purpose: What becomes of it.
  ///   - entry: The call as it was, of one that is changed.
  init?(
    _ callable: Callable, of type: CallableType, for purpose: CallPurpose,
    changing entry: CallEntry? = nil
  ) {
    let maker = callable.kind == .method ? type.initializers.first : nil
    if callable.kind == .method, maker == nil { return nil }
    self.purpose = purpose
    self.type = type.name
    self.callable = callable
    self.maker = maker
    parameters = (maker?.parameters ?? []) + callable.parameters
    former = entry.map { $0.makerArguments + $0.arguments } ?? []
    skipKnown()
  }

  /// The parameter that is asked for; nil when all are answered.
  var parameter: CallableParameter? {
    parameters.indices.contains(answers.count) ? parameters[answers.count] : nil
  }

  /// What it was before.
  var formerText: String {
    former.indices.contains(answers.count) ? former[answers.count] ?? "" : ""
  }

  /// The call, once all is answered.
  var entry: CallEntry? {
    guard parameter == nil else { return nil }
    let count = maker?.parameters.count ?? 0
    return CallEntry(
      type: type, maker: maker, makerArguments: Array(answers.prefix(count)), callable: callable,
      arguments: Array(answers.dropFirst(count)))
  }

  /// Takes the answer for the parameter that is asked for.
  ///
  /// What can be chosen from the list is Swift; else a text is what was typed, whatever is in it.
  ///
  /// - Returns: Why it cannot be used; nil when it was taken.
  mutating func answer(_ typed: String) -> String? {
    guard let parameter else { return nil }
    if parameter.candidates.contains(where: { $0.text == typed })
      || (!typed.isEmpty && typed == formerText)
    {
      answers.append(typed)
    } else if typed.isEmpty, parameter.defaultText != nil {
      answers.append(nil)
    } else {
      switch ArgumentText(typed: typed, for: parameter) {
      case .swift(let text): answers.append(text)
      case .problem(let problem): return problem
      }
    }
    skipKnown()
    return nil
  }

  /// Answers what needs nobody to say: the app, and how the instance is made as usual.
  private mutating func skipKnown() {
    while let parameter {
      if parameter.isApp {
        answers.append(CallEntry.app)
      } else if answers.count < (maker?.parameters.count ?? 0), parameter.defaultText != nil {
        answers.append(nil)
      } else {
        return
      }
    }
  }

  // MARK: Words

  /// What stands before the text.
  var label: String {
    guard let parameter else { return "" }
    return "\(callable.kind == .initializer ? type : callable.name) "
      + "\(parameter.name): \(parameter.type) = "
  }

  /// What is said to one who has not typed anything.
  func placeholder(_ language: Language) -> String {
    if let text = parameter?.defaultText {
      return text.isEmpty
        ? language.say("Enter leaves it out", ja: "Enter で省略")
        : language.say("\(text) unless you say otherwise", ja: "省略時は \(text)")
    }
    return ["String", "Substring"].contains(parameter?.plainType)
      ? language.say("the text itself, without quotes", ja: "文字列そのもの（引用符は不要）")
      : language.say("Swift; tab completes", ja: "Swift で入力（Tab で補完）")
  }

  /// What can be put there.
  func completions(for text: String, _ language: Language) -> [Completion] {
    let candidates = parameter?.candidates ?? []
    return candidates.filter {
      $0.text != text && (text.isEmpty || $0.text.lowercased().contains(text.lowercased()))
    }
    .map { Completion($0.text, note: language.say($0.origin.note)) }
  }
}

extension ArgumentCandidate.Origin {
  /// Where it comes from, in a word or two.
  fileprivate var note: LocalizedText {
    switch self {
    case .tests: LocalizedText("in tests", ja: "テストで使用")
    case .standard: LocalizedText("default", ja: "既定値")
    case .enumCase: LocalizedText("case", ja: "case")
    case .staticMember: LocalizedText("static", ja: "static")
    case .language: LocalizedText("", ja: "")
    }
  }
}
