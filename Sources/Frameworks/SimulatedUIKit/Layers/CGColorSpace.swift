/// What the numbers of a colour mean.
public final class CGColorSpace: Hashable, Sendable {
  /// What kinds of numbers a colour has.
  public enum Model: Int32, Sendable {
    /// The cases as Core Graphics numbers them.
    case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, xyz
  }

  /// What it is called.
  public let name: String?
  /// What kind of numbers colours have.
  public let model: Model

  /// The space of a name, such as ``sRGB``; nil where there is none of it.
  public convenience init?(name: String) {
    guard let model = Self.models[name] else { return nil }
    self.init(name, model)
  }

  fileprivate init(_ name: String, _ model: Model) {
    self.name = name
    self.model = model
  }

  /// How many numbers a colour has.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    default: 3
    }
  }

  /// Whether two are called the same.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The usual one of screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The one of screens that show more colours.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The usual one, where brightness reaches further.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The usual one, where twice the number is twice as bright.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// That of greys.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// That of printers.
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"

  private static let models: [String: Model] = [
    sRGB: .rgb, displayP3: .rgb, extendedSRGB: .rgb, linearSRGB: .rgb,
    genericGrayGamma2_2: .monochrome, genericCMYK: .cmyk,
  ]
}

/// The space of the device's screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceRGB", .rgb)
}

/// The space of the device's greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceGray", .monochrome)
}

/// The space of the device's printer.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceCMYK", .cmyk)
}
