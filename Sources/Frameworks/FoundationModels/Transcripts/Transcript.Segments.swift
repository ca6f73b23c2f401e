extension Transcript {
  /// A part of what was said.
  public enum Segment: Sendable, Identifiable, Equatable, Codable, CustomStringConvertible {
    /// A text.
    case text(TextSegment)
    /// Something else.
    case structure(StructuredSegment)

    /// Its name.
    public var id: String {
      switch self {
      case .text(let segment): segment.id
      case .structure(let segment): segment.id
      }
    }

    /// What it says.
    public var description: String {
      switch self {
      case .text(let segment): segment.description
      case .structure(let segment): segment.description
      }
    }
  }

  /// A text.
  public struct TextSegment: Sendable, Identifiable, Equatable, Codable, CustomStringConvertible {
    /// Its name.
    public var id: String
    /// What it says.
    public var content: String

    /// Creates a text.
    public init(id: String = UUID().uuidString, content: String) {
      self.id = id
      self.content = content
    }

    /// What it says.
    public var description: String { content }
  }

  /// Content that is no text.
  public struct StructuredSegment: Sendable, Identifiable, Equatable, Codable,
    CustomStringConvertible
  {
    /// Its name.
    public var id: String
    /// What the content was to be.
    public var source: String
    /// The content.
    public var content: GeneratedContent

    /// Creates a part.
    public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
      self.id = id
      self.source = source
      self.content = content
    }

    /// The content as JSON.
    public var description: String { content.jsonString }
  }
}

extension GeneratedContent: Codable {
  /// Reads it from JSON in a text.
  public init(from decoder: any Decoder) throws {
    try self.init(json: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes it as JSON in a text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(jsonString)
  }
}
