public import Foundation

/// Something of the person's health data.
open class HKObject: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let uuid: UUID
  /// What is told besides.
  public let metadata: [String: Any]?
  /// What has measured it.
  public let device: HKDevice?
  /// Who has told of it.
  public let sourceRevision: HKSourceRevision

  init(metadata: [String: Any]?, device: HKDevice?, source: HKSource = .default()) {
    uuid = UUID()
    (self.metadata, self.device) = (metadata, device)
    sourceRevision = HKSourceRevision(source: source, version: nil)
    super.init()
  }

  /// Who has told of it.
  open var source: HKSource { sourceRevision.source }
}

/// Something at a time.
open class HKSample: HKObject, @unchecked Sendable {
  /// What it is of.
  public let sampleType: HKSampleType
  /// When it began.
  public let startDate: Date
  /// When it ended.
  public let endDate: Date
  /// Whether nobody knows how long it is.
  open var hasUndeterminedDuration: Bool { false }

  init(
    type: HKSampleType, start: Date, end: Date, device: HKDevice? = nil,
    metadata: [String: Any]?, source: HKSource = .default()
  ) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata, device: device, source: source)
  }
}

/// Something measured.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// What was measured.
  public let quantityType: HKQuantityType
  /// How much.
  public let quantity: HKQuantity
  /// How often.
  open var count: Int { 1 }

  /// Something measured.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, device: HKDevice?, metadata: [String: Any]?
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(
      type: quantityType, start: startDate, end: endDate, device: device, metadata: metadata)
  }

  /// Something measured.
  public convenience init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, metadata: [String: Any]? = nil
  ) {
    self.init(
      type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil,
      metadata: metadata)
  }
}

/// Something of a kind.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// What it is of.
  public let categoryType: HKCategoryType
  /// The kind.
  public let value: Int

  /// Something of a kind.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    device: HKDevice?, metadata: [String: Any]?
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type: type, start: startDate, end: endDate, device: device, metadata: metadata)
  }

  /// Something of a kind.
  public convenience init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    self.init(
      type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
  }
}

/// Samples that belong together.
open class HKCorrelation: HKSample, @unchecked Sendable {
  /// What they tell of.
  public let correlationType: HKCorrelationType
  /// The samples.
  public let objects: Set<HKSample>

  /// Samples that belong together.
  public init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date,
    objects: Set<HKSample>, metadata: [String: Any]? = nil
  ) {
    (self.correlationType, self.objects) = (correlationType, objects)
    super.init(type: correlationType, start: startDate, end: endDate, metadata: metadata)
  }

  /// Those of a type.
  open func objects(for objectType: HKObjectType) -> Set<HKSample> {
    objects.filter { $0.sampleType == objectType }
  }
}

/// Something that was taken away.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  /// What told it from others.
  public let uuid: UUID
  init(uuid: UUID) {
    self.uuid = uuid
    super.init()
  }
}

/// Who tells of health data.
open class HKSource: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  /// What tells it from others.
  public let bundleIdentifier: String

  init(name: String, bundleIdentifier: String) {
    (self.name, self.bundleIdentifier) = (name, bundleIdentifier)
    super.init()
  }

  /// The app.
  open class func `default`() -> HKSource {
    let app = HealthConsent.app
    return HKSource(
      name: app.split(separator: ".").last.map(String.init) ?? app, bundleIdentifier: app)
  }

  /// Whether two are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKSource)?.bundleIdentifier == bundleIdentifier
  }
  /// By what tells it from others.
  open override var hash: Int { bundleIdentifier.hashValue }
}

/// Who tells of health data, in a version.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  /// Who.
  public let source: HKSource
  /// The version.
  public let version: String?
  /// The device.
  open var productType: String? { "iPhone15,2" }

  /// Who, in a version.
  public init(source: HKSource, version: String?) {
    (self.source, self.version) = (source, version)
    super.init()
  }
}

/// What measures.
open class HKDevice: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String?
  /// Who makes it.
  public let manufacturer: String?
  /// What it is called there.
  public let model: String?
  /// Which revision it is.
  public let hardwareVersion: String?
  /// What runs on its parts.
  public let firmwareVersion: String?
  /// What runs on it.
  public let softwareVersion: String?
  /// What this device knows it by.
  public let localIdentifier: String?
  /// What authorities know it by.
  public let udiDeviceIdentifier: String?

  /// What measures.
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?,
    firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?,
    udiDeviceIdentifier: String?
  ) {
    (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
    self.hardwareVersion = hardwareVersion
    self.firmwareVersion = firmwareVersion
    self.softwareVersion = softwareVersion
    self.localIdentifier = localIdentifier
    self.udiDeviceIdentifier = udiDeviceIdentifier
    super.init()
  }

  /// The device that the app is on.
  open class func local() -> HKDevice {
    HKDevice(
      name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil,
      firmwareVersion: nil, softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
  }
}

/// Stands for any number of samples.
public let HKObjectQueryNoLimit = 0
/// Sorts by beginnings.
public let HKSampleSortIdentifierStartDate = "startDate"
/// Sorts by ends.
public let HKSampleSortIdentifierEndDate = "endDate"
