/// Features with names.
public protocol MLFeatureProvider {
  /// The names.
  var featureNames: Set<String> { get }
  /// The feature of a name.
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Features by their names.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  /// The features.
  public let dictionary: [String: MLFeatureValue]

  /// Creates features of numbers, texts and features.
  ///
  /// - Throws: ``MLModelError`` where something is none of these.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      if let feature = value as? MLFeatureValue { return feature }
      if let array = value as? MLMultiArray { return MLFeatureValue(multiArray: array) }
      let feature = MLFeatureValue(json: value)
      guard !feature.isUndefined else {
        throw MLModelError(.featureType, "\(value) is no feature.")
      }
      return feature
    }
    super.init()
  }

  /// The names.
  open var featureNames: Set<String> { Set(dictionary.keys) }
  /// The feature of a name.
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
  /// The feature of a name.
  open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// Several times features with names.
public protocol MLBatchProvider {
  /// How many.
  var count: Int { get }
  /// One of them.
  func features(at index: Int) -> any MLFeatureProvider
}

/// Several times features with names, in a list.
open class MLArrayBatchProvider: NSObject, MLBatchProvider {
  /// The features.
  public let array: [any MLFeatureProvider]

  /// Creates a list.
  public init(array: [any MLFeatureProvider]) {
    self.array = array
    super.init()
  }

  /// How many.
  open var count: Int { array.count }
  /// One of them.
  open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
