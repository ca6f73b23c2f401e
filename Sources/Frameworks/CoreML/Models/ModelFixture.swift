import DeviceServices

/// What the fixtures have a model say: a file of JSON in `Fixtures/CoreML`, of the model's name.
///
/// It holds an object with what the model says, by names, or a list of objects with `output`, such an
/// object, and `input`, an object of patterns with `*` for any text that what is given has to match.
/// Texts, numbers, lists of numbers and objects of numbers (how likely each label is) are features.
struct ModelFixture {
  private struct Answer {
    let input: [String: String]
    let output: [String: Any]
  }

  private let name: String
  private let answers: [Answer]

  /// Reads what a model says.
  ///
  /// - Throws: ``MLModelError`` where there is no such file.
  init(named name: String) throws {
    self.name = name
    let data = DeviceFixtures.current.data(of: "CoreML/\(name).json")
    switch data.flatMap({ try? JSONSerialization.jsonObject(with: $0) }) {
    case let output as [String: Any]: answers = [Answer(input: [:], output: output)]
    case let list as [[String: Any]]:
      answers = list.map { item in
        let input = (item["input"] as? [String: Any] ?? [:]).mapValues { "\($0)" }
        return Answer(input: input, output: item["output"] as? [String: Any] ?? [:])
      }
    default:
      let text =
        "CoreML: no fixture says what the model \(name) answers, and nothing computes it here. Put an "
        + "object with its outputs into Fixtures/CoreML/\(name).json."
      DeviceServices.shared.notes.add(text)
      throw MLModelError(.io, text)
    }
  }

  /// What the model says at all, and what each is.
  var outputNames: [String: MLFeatureType] {
    answers.reduce(into: [:]) { names, answer in
      for (name, value) in answer.output { names[name] = MLFeatureValue(json: value).type }
    }
  }

  /// What the model says of something.
  ///
  /// - Throws: ``MLModelError`` where the fixture says nothing of it.
  func outputs(for input: any MLFeatureProvider) throws -> [String: Any] {
    let answer = answers.first { answer in
      answer.input.allSatisfy { name, pattern in
        let value = input.featureValue(for: name)
        return FixtureDocument.matches(value?.text ?? "", pattern)
      }
    }
    guard let answer else {
      let text =
        "CoreML: Fixtures/CoreML/\(name).json says nothing of "
        + input.featureNames.sorted().map { "\($0) = \(input.featureValue(for: $0)?.text ?? "")" }
        .joined(separator: ", ")
      DeviceServices.shared.notes.add(text + ".")
      throw MLModelError(.generic, text)
    }
    return answer.output.mapValues { MLFeatureValue(json: $0) }
  }
}
