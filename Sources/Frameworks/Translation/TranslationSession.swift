import DeviceServices

/// Translates texts, as fixtures have it: see ``TranslationFixture``.
public final class TranslationSession: @unchecked Sendable {
  /// Between which languages; a change of it has a view translate anew.
  public struct Configuration: Equatable, Sendable {
    /// The language of the texts; `nil` where it is to be found out.
    public var source: Locale.Language?
    /// The other one; `nil` for the person's.
    public var target: Locale.Language?
    /// How often it was made invalid.
    public private(set) var version = 0

    /// Creates a configuration.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      self.source = source
      self.target = target
    }

    /// Has the view translate anew.
    public mutating func invalidate() { version += 1 }
  }

  /// A text to translate.
  public struct Request: Equatable, Sendable {
    /// The text.
    public let sourceText: String
    /// What the app calls it.
    public var clientIdentifier: String?

    /// Creates a request.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      self.sourceText = sourceText
      self.clientIdentifier = clientIdentifier
    }
  }

  /// A translation.
  public struct Response: Equatable, Sendable {
    /// The language of the text.
    public let sourceLanguage: Locale.Language
    /// That of the translation.
    public let targetLanguage: Locale.Language
    /// The text.
    public let sourceText: String
    /// The translation.
    public let targetText: String
    /// What the app calls it.
    public let clientIdentifier: String?
  }

  /// How long a text takes.
  private static let pace = Duration.milliseconds(200)

  /// The language of the texts; `nil` where it is to be found out.
  public let sourceLanguage: Locale.Language?
  /// The other one.
  public let targetLanguage: Locale.Language?
  private var isCancelled = false

  /// Creates a session of languages that are on the device.
  public init(installedSource sourceLanguage: Locale.Language, target: Locale.Language?) {
    self.sourceLanguage = sourceLanguage
    targetLanguage = target
  }

  init(_ configuration: Configuration) {
    sourceLanguage = configuration.source
    targetLanguage = configuration.target
  }

  /// Whether the languages are on the device.
  public var isReady: Bool {
    get async {
      guard let sourceLanguage else { return true }
      return TranslationFixture(from: sourceLanguage, to: target).exists
    }
  }

  /// Whether languages can be loaded: no.
  public var canRequestDownloads: Bool { false }

  private var target: Locale.Language { targetLanguage ?? Locale.current.language }

  /// Loads the languages, after the person has agreed: what no fixture has cannot be loaded.
  ///
  /// - Throws: ``TranslationError``.
  public func prepareTranslation() async throws {
    guard let sourceLanguage else { return }
    guard LanguageAvailability.status(from: sourceLanguage, to: target) != .installed else {
      return
    }
    _ = try? TranslationFixture(from: sourceLanguage, to: target).translation(of: "Hello")
    throw TranslationError.notInstalled
  }

  /// Translates a text.
  ///
  /// - Throws: ``TranslationError``.
  public func translate(_ string: String) async throws -> Response {
    try await translation(of: Request(sourceText: string))
  }

  /// Translates texts, in their order.
  ///
  /// - Throws: ``TranslationError``.
  public func translations(from batch: [Request]) async throws -> [Response] {
    var responses: [Response] = []
    for request in batch { responses.append(try await translation(of: request)) }
    return responses
  }

  /// Translates texts, and tells each as soon as it is there.
  public func translate(batch: [Request]) -> BatchResponse { BatchResponse(self, batch) }

  /// Translates no more.
  public func cancel() { isCancelled = true }

  func translation(of request: Request) async throws -> Response {
    try await Task.sleep(for: Self.pace)
    guard !isCancelled else { throw TranslationError.alreadyCancelled }
    let text = request.sourceText
    let fixture =
      sourceLanguage.map { TranslationFixture(from: $0, to: target) }
      ?? TextLanguage.fixture(of: text, to: target)
    guard let fixture else {
      DeviceServices.shared.notes.add(
        "Translation: no fixture translates “\(text.prefix(80))” into "
          + "\(target.languageCode?.identifier ?? ""). Put a file such as en-de.txt into "
          + "Fixtures/Translation, with the line “\(text.prefix(80)) = …”.")
      throw TranslationError.unableToIdentifyLanguage
    }
    return Response(
      sourceLanguage: fixture.source, targetLanguage: fixture.target, sourceText: text,
      targetText: try fixture.translation(of: text),
      clientIdentifier: request.clientIdentifier)
  }
}
