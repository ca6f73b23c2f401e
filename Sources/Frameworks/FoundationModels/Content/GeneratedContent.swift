/// What a model has answered, or the arguments that it calls a tool with.
@available(iOS26 )
public struct GeneratedContent: Sendable, Equatable, Generable, CustomDebugStringConvertible {
  /// What content is.
  public enum Kind: Equatable, Sendable {
    /// Nothing.
    case null
    /// Yes or no.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case string(String)
    /// Several things.
    case array([GeneratedContent])
    /// Things with names, in an order.
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }

  /// Its name, where a model has made it.
  public var id: GenerationID?
  /// What it is.
  public let kind: Kind
  /// Whether all of it is there.
  public let isComplete: Bool

  /// Creates content.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - id: Its name.
  public init(kind: Kind, id: GenerationID? = nil) {
    self.init(kind: kind, id: id, isComplete: true)
  }

  init(kind: Kind, id: GenerationID?, isComplete: Bool) {
    self.kind = kind
    self.id = id
    self.isComplete = isComplete
  }

  /// Creates content that is content already.
  public init(_ content: GeneratedContent) throws { self = content }

  /// Creates content of a value.
  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }

  /// Creates content of a value, with a name.
  public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
    self.init(value)
    self.id = id
  }

  /// Creates content of things with names.
  public init(
    properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
  ) {
    self.init(properties: properties.map { ($0.key, $0.value) }, id: id) { $1 }
  }

  /// Creates content of things with names.
  ///
  /// - Parameters:
  ///   - properties: The names and the things.
  ///   - id: Its own name.
  ///   - combine: Which of two things of the same name there is to be.
  public init<S: Sequence>(
    properties: S, id: GenerationID? = nil,
    uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws
      -> some ConvertibleToGeneratedContent
  ) rethrows where S.Element == (String, any ConvertibleToGeneratedContent) {
    var values: [String: GeneratedContent] = [:]
    var order: [String] = []
    for (key, value) in properties {
      let content = value.generatedContent
      if let old = values[key] {
        values[key] = try combine(old, content).generatedContent
      } else {
        values[key] = content
        order.append(key)
      }
    }
    self.init(kind: .structure(properties: values, orderedKeys: order), id: id)
  }

  /// Creates content of several things.
  public init<S: Sequence>(elements: S, id: GenerationID? = nil)
  where S.Element == any ConvertibleToGeneratedContent {
    self.init(kind: .array(elements.map(\.generatedContent)), id: id)
  }

  /// Creates content of JSON, which may break off.
  ///
  /// - Throws: ``ParsingError`` where it is no JSON.
  public init(json: String) throws {
    guard let content = ContentParser.content(of: json) else { throw ParsingError(text: json) }
    self = content
  }

  /// It as JSON, with the names in their order.
  public var jsonString: String { ContentWriter.json(of: self) }

  /// It as JSON.
  public var debugDescription: String { jsonString }

  /// It.
  public var generatedContent: GeneratedContent { self }

  /// Anything.
  public static var generationSchema: GenerationSchema {
    GenerationSchema(name: "GeneratedContent", description: nil, node: .any)
  }

  /// Whether both say the same, whatever they are called.
  public static func == (left: GeneratedContent, right: GeneratedContent) -> Bool {
    left.kind == right.kind
  }
}
