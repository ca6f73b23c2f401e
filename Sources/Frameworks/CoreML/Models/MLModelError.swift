/// Why a model does not work.
public struct MLModelError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// What is wrong.
  public enum Code: Int, Sendable {
    /// The cases as Core ML numbers them.
    case generic, featureType, io = 3, customLayer, customModel, update, parameters
    /// As Core ML numbers them.
    case modelDecryptionKeyFetch, modelDecryption, modelCollection, predictionCancelled
  }

  /// What is wrong.
  public let code: Code
  private let text: String

  init(_ code: Code, _ text: String) {
    self.code = code
    self.text = text
  }

  /// Creates an error.
  public init(_ code: Code) { self.init(code, "The model failed.") }

  /// The domain of Core ML.
  public static var errorDomain: String { "com.apple.CoreML" }
  /// The number.
  public var errorCode: Int { code.rawValue }
  /// What is wrong.
  public var errorDescription: String? { text }

  /// Anything.
  public static let generic = Code.generic
  /// What was given is something else.
  public static let featureType = Code.featureType
  /// The file cannot be read.
  public static let io = Code.io
}
