import DeviceServices

/// A model of an app's own that sorts texts: answers from `Fixtures/NaturalLanguage`, in a file of the
/// model's name, such as `Mood.txt`, with lines of a text, `=` and the label.
public final class NLModel: NSObject, @unchecked Sendable {
  private let name: String
  private let fixtures: TagFixtures

  /// Opens a model.
  ///
  /// - Throws: That it cannot be read, where no fixture says what it answers.
  public init(contentsOf url: URL) throws {
    name = url.deletingPathExtension().lastPathComponent
    fixtures = TagFixtures(NLTagScheme(name))
    super.init()
    guard fixtures.exist else {
      DeviceServices.shared.notes.add(
        "NaturalLanguage: no fixture says what the model \(name) answers. Put lines such as "
          + "“*lovely* = positive” into Fixtures/NaturalLanguage/\(name).txt.")
      throw CocoaError(.fileReadCorruptFile)
    }
  }

  /// The label of a text; `nil` where the fixture says nothing of it.
  public func predictedLabel(for string: String) -> String? { fixtures.tag(of: string)?.rawValue }

  /// The labels of words, each alone.
  public func predictedLabels(forTokens tokens: [String]) -> [String] {
    tokens.map { predictedLabel(for: $0) ?? "" }
  }

  /// The labels that a text may have, and how likely each is: one, for certain.
  public func predictedLabelHypotheses(
    for string: String, maximumCount: Int
  ) -> [String: Double] { predictedLabel(for: string).map { [$0: 1] } ?? [:] }
}

/// Words with labels of an app's own.
public final class NLGazetteer: NSObject {
  private let labels: [String: String]

  /// Creates one of words by their labels.
  ///
  /// - Parameters:
  ///   - dictionary: The words of each label.
  ///   - language: Their language.
  /// - Throws: Nothing here.
  public init(dictionary: [String: [String]], language: NLLanguage?) throws {
    labels = Dictionary(
      dictionary.flatMap { label, words in words.map { ($0.lowercased(), label) } }
    ) { first, _ in first }
    super.init()
  }

  /// The label of a word.
  public func label(for string: String) -> String? { labels[string.lowercased()] }
}

extension NLTagger {
  /// Has models of an app's own asked: they are not.
  public func setModels(_ models: [NLModel], forTagScheme tagScheme: NLTagScheme) {}
  /// Has words with labels of an app's own count: they do not.
  public func setGazetteers(_ gazetteers: [NLGazetteer], for tagScheme: NLTagScheme) {}
}
