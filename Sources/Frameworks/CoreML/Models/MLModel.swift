import DeviceServices

/// A model of an app's own.
///
/// Nothing computes it here: it answers what `Fixtures/CoreML` says, in a file
/// of the model's name, such as `Flowers.json`; see ``ModelFixture``.
open class MLModel: NSObject, @unchecked Sendable {
  /// How it was opened.
  public let configuration: MLModelConfiguration
  /// What it is.
  public let modelDescription: MLModelDescription
  private let fixture: ModelFixture

  /// Opens a model.
  ///
  /// - Parameters:
  ///   - url: Its file.
  ///   - configuration: How it is opened.
  /// - Throws: ``MLModelError`` where no fixture says what it answers.
  public init(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) throws {
    fixture = try ModelFixture(named: url.deletingPathExtension().lastPathComponent)
    self.configuration = configuration
    modelDescription = MLModelDescription(outputs: fixture.outputNames)
    super.init()
  }

  /// Opens a model.
  ///
  /// - Throws: ``MLModelError`` where no fixture says what it answers.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, configuration: MLModelConfiguration())
  }

  /// Opens a model.
  ///
  /// - Throws: ``MLModelError`` where no fixture says what it answers.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { try MLModel(contentsOf: url, configuration: configuration) }

  /// Opens a model.
  ///
  /// - Parameters:
  ///   - url: Its file.
  ///   - configuration: How it is opened.
  ///   - handler: Told the model, or ``MLModelError``.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration,
    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
  ) { handler(Result { try MLModel(contentsOf: url, configuration: configuration) }) }

  /// Makes a model ready to be opened: it stays where it is.
  open class func compileModel(at modelURL: URL) async throws -> URL { modelURL }

  /// What it says of something.
  ///
  /// - Throws: ``MLModelError`` where the fixture says nothing of it.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    try MLDictionaryFeatureProvider(dictionary: fixture.outputs(for: input))
  }

  /// What it says of something.
  ///
  /// - Throws: ``MLModelError`` where the fixture says nothing of it.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider { try prediction(from: input) }

  /// What it says of several things.
  ///
  /// - Throws: ``MLModelError`` where the fixture says nothing of one.
  open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
    MLArrayBatchProvider(
      array: try (0..<inputBatch.count).map { try prediction(from: inputBatch.features(at: $0)) })
  }
}

/// How a model works; it makes no difference here.
open class MLPredictionOptions: NSObject {
  /// Whether the processor alone works.
  open var usesCPUOnly = false

  /// Creates options.
  public override init() { super.init() }
}
