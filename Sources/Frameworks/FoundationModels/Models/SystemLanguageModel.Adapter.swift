extension SystemLanguageModel {
  /// What a model has learnt besides; its file is not read.
  public struct Adapter: Sendable {
    /// Why it could not be had.
    public enum AssetError: Error, LocalizedError {
      /// What else there is to say.
      public struct Context: Sendable {
        /// For a developer.
        public let debugDescription: String

        /// Creates a context.
        public init(debugDescription: String) { self.debugDescription = debugDescription }
      }

      /// It is no adapter.
      case invalidAsset(Context)
      /// Its name is none.
      case invalidAdapterName(Context)
      /// None fits the model.
      case compatibleAdapterNotFound(Context)

      /// What is wrong.
      public var errorDescription: String? {
        switch self {
        case .invalidAsset(let context), .invalidAdapterName(let context),
          .compatibleAdapterNotFound(let context):
          context.debugDescription
        }
      }
    }

    /// What its maker says of it: nothing is read.
    public var creatorDefinedMetadata: [String: Any] { [:] }

    /// Creates one of a file.
    ///
    /// - Throws: ``AssetError`` where there is no file.
    public init(fileURL: URL) throws {
      guard FileManager.default.fileExists(atPath: fileURL.path) else {
        throw AssetError.invalidAsset(
          AssetError.Context(debugDescription: "There is no file \(fileURL.path)."))
      }
    }

    /// Creates one that the system has loaded: it has none.
    ///
    /// - Throws: ``AssetError``.
    public init(name: String) throws {
      throw AssetError.compatibleAdapterNotFound(
        AssetError.Context(debugDescription: "The simulated device has no adapter \(name)."))
    }

    /// Makes it ready; there is nothing to do.
    public func compile() async throws {}

    /// The adapters of a name that fit: none.
    public static func compatibleAdapterIdentifiers(name: String) -> [String] { [] }

    /// Takes away what no longer fits: nothing.
    public static func removeObsoleteAdapters() throws {}
  }
}
