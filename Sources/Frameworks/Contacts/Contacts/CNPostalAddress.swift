public import Foundation

/// An address.
open class CNPostalAddress: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The parts, which the mutable class writes.
  fileprivate struct Parts: Hashable {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
  }

  fileprivate var parts: Parts

  /// An address of which nothing is known.
  public override init() {
    parts = Parts()
    super.init()
  }

  fileprivate init(_ parts: Parts) {
    self.parts = parts
    super.init()
  }

  /// The street and the number.
  open var street: String { parts.street }
  /// A part of the city.
  open var subLocality: String { parts.subLocality }
  /// The city.
  open var city: String { parts.city }
  /// A part of the state.
  open var subAdministrativeArea: String { parts.subAdministrativeArea }
  /// The state.
  open var state: String { parts.state }
  /// The code of the post.
  open var postalCode: String { parts.postalCode }
  /// The country.
  open var country: String { parts.country }
  /// The country's code, such as `us`.
  open var isoCountryCode: String { parts.isoCountryCode }

  /// Whether it can be kept: yes.
  open class var supportsSecureCoding: Bool { true }

  /// Not used: contacts are not archived here.
  public required init?(coder: NSCoder) { nil }

  /// Not used: contacts are not archived here.
  open func encode(with coder: NSCoder) {}

  /// The same, as it was now.
  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts) }

  /// The same, so that it can be changed.
  open override func mutableCopy() -> Any { CNMutablePostalAddress(parts) }

  /// Whether two are the same address.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPostalAddress)?.parts == parts
  }

  /// Goes with being equal.
  open override var hash: Int { parts.hashValue }
}

/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// The street and the number.
  open override var street: String {
    get { super.street }
    set { parts.street = newValue }
  }
  /// A part of the city.
  open override var subLocality: String {
    get { super.subLocality }
    set { parts.subLocality = newValue }
  }
  /// The city.
  open override var city: String {
    get { super.city }
    set { parts.city = newValue }
  }
  /// A part of the state.
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { parts.subAdministrativeArea = newValue }
  }
  /// The state.
  open override var state: String {
    get { super.state }
    set { parts.state = newValue }
  }
  /// The code of the post.
  open override var postalCode: String {
    get { super.postalCode }
    set { parts.postalCode = newValue }
  }
  /// The country.
  open override var country: String {
    get { super.country }
    set { parts.country = newValue }
  }
  /// The country's code, such as `us`.
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { parts.isoCountryCode = newValue }
  }
}

/// How addresses are written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// In lines, as on an envelope.
  case mailingAddress
}

/// Writes addresses.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// How they are written.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// An address in lines.
  open class func string(
    from address: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    let city = [address.city, [address.state, address.postalCode].joinedBySpace]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    return [address.street, city, address.country].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// An address in lines.
  open func string(from address: CNPostalAddress) -> String {
    Self.string(from: address, style: style)
  }
}

extension [String] {
  /// The texts that are not empty, with spaces between.
  var joinedBySpace: String { filter { !$0.isEmpty }.joined(separator: " ") }
}
