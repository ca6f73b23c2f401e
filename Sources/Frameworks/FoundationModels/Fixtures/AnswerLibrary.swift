import DeviceServices

/// All that the fixtures have the model say.
struct AnswerLibrary {
  private static let folder = "FoundationModels"
  /// The file that says whether the model can be asked.
  private static let availabilityFile = "availability.txt"

  private let fixtures: DeviceFixtures
  private let names: [String]

  /// What this process has.
  static var current: AnswerLibrary { AnswerLibrary(.current) }

  /// Opens what a folder of fixtures has.
  init(_ fixtures: DeviceFixtures) {
    self.fixtures = fixtures
    names = fixtures.names(in: Self.folder)
  }

  /// Whether the model can be asked: as `availability.txt` says by the name of a case, and otherwise
  /// where there is some file.
  var availability: SystemLanguageModel.Availability {
    switch fixtures.text(of: "\(Self.folder)/\(Self.availabilityFile)")?
      .trimmingCharacters(in: .whitespacesAndNewlines)
    {
    case "available": return .available
    case "deviceNotEligible": return .unavailable(.deviceNotEligible)
    case "appleIntelligenceNotEnabled": return .unavailable(.appleIntelligenceNotEnabled)
    case "modelNotReady": return .unavailable(.modelNotReady)
    default: break
    }
    if !names.isEmpty { return .available }
    DeviceServices.shared.notes.add(
      "FoundationModels: an app asked for the language model, which needs fixtures. Put what it "
        + "answers into files such as Fixtures/FoundationModels/answer.txt.")
    return .unavailable(.modelNotReady)
  }

  /// The answer to a question: of the files that say what they answer, the first one in the order of
  /// their names; then one that answers anything.
  func answer(to question: ModelQuestion) -> ModelAnswer? {
    let answers = names.filter { $0 != Self.availabilityFile }.compactMap { name in
      fixtures.text(of: "\(Self.folder)/\(name)").map { ModelAnswer(file: name, source: $0) }
    }
    let fitting = answers.filter { $0.answers(question) }
    return fitting.first(where: \.isParticular) ?? fitting.first
  }

  /// Tells the person that a question has no answer.
  ///
  /// - Returns: The sentence.
  func noteMissing(_ question: ModelQuestion) -> String {
    let prompt = question.prompt.split(whereSeparator: \.isNewline).first.map { String($0) } ?? ""
    let short = prompt.count > 100 ? "\(prompt.prefix(100))*" : prompt
    let sentence =
      "FoundationModels: no fixture answers the prompt “\(short)” as \(question.type). Put a file "
      + "such as Fixtures/FoundationModels/answer.txt there: the line “Prompt: \(short)”, an empty "
      + "line, and the answer."
    DeviceServices.shared.notes.add(sentence)
    return sentence
  }
}
