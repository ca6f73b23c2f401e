import DeviceServices
public import Foundation

/// Changes pictures: those of the usual filters that change pixels one by one, and makes codes.
open class CIFilter: NSObject, @unchecked Sendable {
  /// Its name.
  open private(set) var name: String
  var values: [String: Any] = [:]

  init(called name: String) {
    self.name = name
    super.init()
  }

  /// A filter by its name; names that begin otherwise than the system's are none.
  public convenience init?(name: String) {
    guard name.hasPrefix("CI") else { return nil }
    self.init(called: name)
  }

  /// A filter by its name, with values.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }

  /// Forgets all values.
  open func setDefaults() {}
  /// Sets a value by its name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// A value by its name.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// A number by its name.
  func number(_ key: String, _ usual: Double) -> Double {
    switch values[key] {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as CGFloat: Double(number)
    case let number as NSNumber: number.doubleValue
    default: usual
    }
  }

  /// The picture that comes out; nil where something that it needs is missing.
  open var outputImage: CIImage? {
    if let code = codeImage { return code }
    if name == "CIConstantColorGenerator" {
      return CIImage(color: values[kCIInputColorKey] as? CIColor ?? .white)
    }
    guard let inputImage else { return nil }
    if let changed = placed(inputImage) ?? blended(inputImage) ?? recolored(inputImage) {
      return changed
    }
    DeviceServices.shared.notes.add(
      "CoreImage: \(name) is not drawn; the picture comes out as it went in")
    return inputImage
  }
}
