public import Accelerate
import Foundation

/// Where something is, how it is turned and how large it is; the last row is the place.
public struct SCNMatrix4: Hashable, Sendable {
  /// A number of the first row.
  public var m11, m12, m13, m14: Float
  /// A number of the second row.
  public var m21, m22, m23, m24: Float
  /// A number of the third row.
  public var m31, m32, m33, m34: Float
  /// A number of the last row.
  public var m41, m42, m43, m44: Float

  /// The matrix of simd.
  public init(_ m: simd_float4x4) {
    (m11, m12, m13, m14) = (m[0][0], m[0][1], m[0][2], m[0][3])
    (m21, m22, m23, m24) = (m[1][0], m[1][1], m[1][2], m[1][3])
    (m31, m32, m33, m34) = (m[2][0], m[2][1], m[2][2], m[2][3])
    (m41, m42, m43, m44) = (m[3][0], m[3][1], m[3][2], m[3][3])
  }

  /// Zeros.
  public init() { self.init(simd_float4x4()) }
}

extension simd_float4x4 {
  /// The matrix of SceneKit.
  public init(_ m: SCNMatrix4) {
    self.init(
      [m.m11, m.m12, m.m13, m.m14], [m.m21, m.m22, m.m23, m.m24], [m.m31, m.m32, m.m33, m.m34],
      [m.m41, m.m42, m.m43, m.m44])
  }
}

/// What changes nothing.
public let SCNMatrix4Identity = SCNMatrix4(matrix_identity_float4x4)

/// A way.
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  var matrix = matrix_identity_float4x4
  matrix[3] = [tx, ty, tz, 1]
  return SCNMatrix4(matrix)
}

/// A size.
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(diagonal: [sx, sy, sz, 1]))
}

/// A turn, by an angle in radians.
public func SCNMatrix4MakeRotation(
  _ angle: Float, _ x: Float, _ y: Float, _ z: Float
) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(simd_quatf(angle: angle, axis: simd_normalize([x, y, z]))))
}

/// The first, and then the second.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(b) * simd_float4x4(a))
}

/// What undoes a matrix.
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(m).inverse)
}

/// A matrix and a way.
public func SCNMatrix4Translate(
  _ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float
) -> SCNMatrix4 { SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz)) }

/// A matrix and a size.
public func SCNMatrix4Scale(
  _ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float
) -> SCNMatrix4 { SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz)) }

/// A matrix and a turn.
public func SCNMatrix4Rotate(
  _ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float
) -> SCNMatrix4 { SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z)) }

/// Whether a matrix changes nothing.
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { m == SCNMatrix4Identity }
