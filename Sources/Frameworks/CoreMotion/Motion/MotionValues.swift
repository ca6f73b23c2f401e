/// How fast something gets faster, in parts of the earth's gravity.
public struct CMAcceleration: Hashable, Sendable {
  /// To the right, up, and out of the screen.
  public var x, y, z: Double

  /// Creates an acceleration.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    (self.x, self.y, self.z) = (x, y, z)
  }
}

/// How fast something turns, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
  /// Around the axes to the right, up, and out of the screen.
  public var x, y, z: Double

  /// Creates a rate.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    (self.x, self.y, self.z) = (x, y, z)
  }
}

/// A magnetic field, in microteslas.
public struct CMMagneticField: Hashable, Sendable {
  /// To the right, up, and out of the screen.
  public var x, y, z: Double

  /// Creates a field.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    (self.x, self.y, self.z) = (x, y, z)
  }
}

/// A turn as four numbers.
public struct CMQuaternion: Hashable, Sendable {
  /// The parts.
  public var x, y, z, w: Double

  /// Creates a turn.
  public init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 1) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// A turn as nine numbers.
public struct CMRotationMatrix: Hashable, Sendable {
  /// The first row.
  public var m11, m12, m13: Double
  /// The second row.
  public var m21, m22, m23: Double
  /// The third row.
  public var m31, m32, m33: Double

  /// Creates a turn; none at first.
  public init(
    m11: Double = 1, m12: Double = 0, m13: Double = 0, m21: Double = 0, m22: Double = 1,
    m23: Double = 0, m31: Double = 0, m32: Double = 0, m33: Double = 1
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }
}

/// What turns are told from.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates frames from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From where the device lay first.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
  /// The same, corrected.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
  /// From the magnetic north.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
  /// From the north.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}
