import Accelerate
public import Foundation

/// A place or a direction in space.
public struct SCNVector3: Hashable, Sendable {
  /// To the right.
  public var x: Float
  /// Up.
  public var y: Float
  /// To the viewer.
  public var z: Float

  /// Creates a vector.
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  /// Creates a vector.
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  /// Creates a vector.
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
  /// Creates a vector.
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
  /// Creates a vector.
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
  /// Creates a vector.
  public init(_ v: SIMD3<Float>) { self.init(x: v.x, y: v.y, z: v.z) }
  /// Creates the vector of no length.
  public init() { self.init(x: 0, y: 0, z: 0) }
}

extension SIMD3<Float> {
  /// A vector of SceneKit.
  public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}

/// A place or a direction.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 {
  SCNVector3(x: x, y: y, z: z)
}

/// No length.
public let SCNVector3Zero = SCNVector3()

/// Whether two vectors are the same.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }

/// Four numbers: a turn around an axis, by an angle in radians, or a turn's parts.
public struct SCNVector4: Hashable, Sendable {
  /// The first.
  public var x: Float
  /// The second.
  public var y: Float
  /// The third.
  public var z: Float
  /// The fourth.
  public var w: Float

  /// Creates a vector.
  public init(x: Float, y: Float, z: Float, w: Float) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
  /// Creates a vector.
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
  /// Creates a vector.
  public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    self.init(Float(x), Float(y), Float(z), Float(w))
  }
  /// Creates a vector.
  public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) {
    self.init(Float(x), Float(y), Float(z), Float(w))
  }
  /// Creates a vector of zeros.
  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
}

/// A turn's parts.
public typealias SCNQuaternion = SCNVector4

/// Four numbers.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x: x, y: y, z: z, w: w)
}

/// Zeros.
public let SCNVector4Zero = SCNVector4()
