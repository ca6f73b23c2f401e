/// Where in a pixel its opacity stands.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// The cases as Core Graphics numbers them.
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  /// As Core Graphics numbers it.
  case alphaOnly
}

/// How the pixels of a bitmap lie in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a description from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Those that say where the opacity stands.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Numbers with fractions.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// Those that say in which order the bytes are.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The lowest of two first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// The lowest of four first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The highest of two first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// The highest of four first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// How much care is taken when a picture gets another size.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The cases as Core Graphics numbers them.
  case `default`, none, low, high, medium
}
