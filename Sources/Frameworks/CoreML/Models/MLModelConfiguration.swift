/// What a model is computed by.
public enum MLComputeUnits: Int, Sendable {
  /// The cases as Core ML numbers them.
  case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}

/// How a model is opened; it makes no difference here.
open class MLModelConfiguration: NSObject, NSCopying, @unchecked Sendable {
  /// What it is computed by.
  open var computeUnits = MLComputeUnits.all
  /// What it is called.
  open var modelDisplayName: String?
  /// Whether it may be computed less exactly.
  open var allowLowPrecisionAccumulationOnGPU = false
  /// Which of its functions is meant.
  open var functionName: String?

  /// Creates a configuration.
  public override init() { super.init() }

  /// The same once more.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = MLModelConfiguration()
    copy.computeUnits = computeUnits
    copy.modelDisplayName = modelDisplayName
    copy.allowLowPrecisionAccumulationOnGPU = allowLowPrecisionAccumulationOnGPU
    copy.functionName = functionName
    return copy
  }
}

/// What is known of a model.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What it does.
  public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
  /// Its version.
  public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
  /// Who has made it.
  public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
  /// What may be done with it.
  public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
}

/// What a model is.
open class MLModelDescription: NSObject, @unchecked Sendable {
  /// What it wants: nobody knows.
  open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  /// What it says.
  public let outputDescriptionsByName: [String: MLFeatureDescription]
  /// The name of the label that it says.
  open var predictedFeatureName: String? {
    outputDescriptionsByName.values.filter { $0.type == .string }.map(\.name).min()
  }
  /// How likely it takes each label for.
  open var predictedProbabilitiesName: String? {
    outputDescriptionsByName.values.filter { $0.type == .dictionary }.map(\.name).min()
  }
  /// What its maker says of it: nothing.
  open var metadata: [MLModelMetadataKey: Any] { [:] }
  /// The labels that it may say: nobody knows.
  open var classLabels: [Any]? { nil }

  init(outputs: [String: MLFeatureType]) {
    outputDescriptionsByName = Dictionary(
      outputs.map { ($0.key, MLFeatureDescription(name: $0.key, type: $0.value)) }
    ) { $1 }
    super.init()
  }
}

/// What a model wants or says.
open class MLFeatureDescription: NSObject, @unchecked Sendable {
  /// Its name.
  public let name: String
  /// What it is.
  public let type: MLFeatureType
  /// Whether it need not be there.
  public let isOptional = false

  init(name: String, type: MLFeatureType) {
    self.name = name
    self.type = type
    super.init()
  }
}
