public import SimulatedUIKit

/// What a feature is.
public enum MLFeatureType: Int, Sendable {
  /// The cases as Core ML numbers them.
  case invalid, int64, double, string, image, multiArray, dictionary, sequence, state
}

/// Something that a model wants or says.
open class MLFeatureValue: NSObject, @unchecked Sendable {
  private enum Content {
    case nothing(MLFeatureType)
    case int(Int64)
    case double(Double)
    case string(String)
    case image(CVPixelBuffer)
    case array(MLMultiArray)
    case dictionary([AnyHashable: NSNumber])
  }

  private let content: Content

  private init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// A whole number.
  public convenience init(int64 value: Int64) { self.init(.int(value)) }
  /// A number.
  public convenience init(double value: Double) { self.init(.double(value)) }
  /// A text.
  public convenience init(string value: String) { self.init(.string(value)) }
  /// A picture.
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image(value)) }
  /// Numbers.
  public convenience init(multiArray value: MLMultiArray) { self.init(.array(value)) }
  /// Nothing.
  public convenience init(undefined type: MLFeatureType) { self.init(.nothing(type)) }
  /// Numbers by names.
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
    self.init(.dictionary(value))
  }

  /// A picture of Core Graphics, in another size.
  public convenience init(
    cgImage: CGImage, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType,
    options: [String: Any]? = nil
  ) throws {
    self.init(
      .image(
        CVPixelBuffer(
          width: pixelsWide, height: pixelsHigh, format: pixelFormatType, image: cgImage.image)))
  }

  /// What a fixture says.
  convenience init(json: Any) {
    switch json {
    case let value as String: self.init(.string(value))
    case let value as [String: NSNumber]:
      self.init(.dictionary(Dictionary(value.map { (AnyHashable($0.key), $0.value) }) { $1 }))
    case let value as [NSNumber]: self.init(.array(MLMultiArray(numbers: value)))
    case let value as NSNumber:
      let number = value.doubleValue
      self.init(Int64(exactly: number).map { .int($0) } ?? .double(number))
    default: self.init(.nothing(.invalid))
    }
  }

  /// What it is.
  open var type: MLFeatureType {
    switch content {
    case .nothing(let type): type
    case .int: .int64
    case .double: .double
    case .string: .string
    case .image: .image
    case .array: .multiArray
    case .dictionary: .dictionary
    }
  }

  /// Whether it is nothing.
  open var isUndefined: Bool { if case .nothing = content { true } else { false } }
  /// The whole number; 0 where it is none.
  open var int64Value: Int64 { if case .int(let value) = content { value } else { 0 } }
  /// The number; 0 where it is none.
  open var doubleValue: Double {
    switch content {
    case .double(let value): value
    case .int(let value): Double(value)
    default: 0
    }
  }
  /// The text; empty where it is none.
  open var stringValue: String { if case .string(let value) = content { value } else { "" } }
  /// The picture.
  open var imageBufferValue: CVPixelBuffer? {
    if case .image(let value) = content { value } else { nil }
  }
  /// The numbers.
  open var multiArrayValue: MLMultiArray? {
    if case .array(let value) = content { value } else { nil }
  }
  /// The numbers by names.
  open var dictionaryValue: [AnyHashable: NSNumber] {
    if case .dictionary(let value) = content { value } else { [:] }
  }

  /// What patterns of fixtures are about.
  var text: String {
    switch content {
    case .nothing: ""
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): value
    case .image(let buffer): buffer.image?.name ?? ""
    case .array(let array): array.numbers.map { "\($0)" }.joined(separator: " ")
    case .dictionary(let values):
      values.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
    }
  }
}
