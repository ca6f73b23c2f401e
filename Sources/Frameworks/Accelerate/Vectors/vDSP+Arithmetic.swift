import Foundation

// The functions on vectors, as C names them: of each, one for `Float` and one for `Double`. The
// strides say how far apart the numbers of a vector are.

/// How far apart the numbers of a vector are.
public typealias vDSP_Stride = Int
/// How many numbers there are.
public typealias vDSP_Length = UInt
/// The binary logarithm of how many numbers there are.
public typealias FFTRadix = Int32
/// Which way a transform goes.
public typealias FFTDirection = Int32

/// Adds two vectors.
public func vDSP_vadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] + __B[i * __IB] }
}

/// Adds two vectors.
public func vDSP_vaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] + __B[i * __IB] }
}

/// Takes the first vector from the second.
public func vDSP_vsub(
  _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>,
  _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] - __B[i * __IB] }
}

/// Takes the first vector from the second.
public func vDSP_vsubD(
  _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>,
  _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] - __B[i * __IB] }
}

/// Multiplies two vectors.
public func vDSP_vmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] * __B[i * __IB] }
}

/// Multiplies two vectors.
public func vDSP_vmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] * __B[i * __IB] }
}

/// Divides the second vector by the first.
public func vDSP_vdiv(
  _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>,
  _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] / __B[i * __IB] }
}

/// Divides the second vector by the first.
public func vDSP_vdivD(
  _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>,
  _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] / __B[i * __IB] }
}

/// The larger of each two numbers.
public func vDSP_vmax(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = max(__A[i * __IA], __B[i * __IB]) }
}

/// The larger of each two numbers.
public func vDSP_vmaxD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = max(__A[i * __IA], __B[i * __IB]) }
}

/// The smaller of each two numbers.
public func vDSP_vmin(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = min(__A[i * __IA], __B[i * __IB]) }
}

/// The smaller of each two numbers.
public func vDSP_vminD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = min(__A[i * __IA], __B[i * __IB]) }
}

/// Adds a number to a vector.
public func vDSP_vsadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let value = __B[0]
  for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] + value }
}

/// Adds a number to a vector.
public func vDSP_vsaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let value = __B[0]
  for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] + value }
}

/// Multiplies a vector by a number.
public func vDSP_vsmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let value = __B[0]
  for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] * value }
}

/// Multiplies a vector by a number.
public func vDSP_vsmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let value = __B[0]
  for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] * value }
}

/// Divides a vector by a number.
public func vDSP_vsdiv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let value = __B[0]
  for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] / value }
}

/// Divides a vector by a number.
public func vDSP_vsdivD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let value = __B[0]
  for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] / value }
}

/// Takes what is below a number for it.
public func vDSP_vthr(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let value = __B[0]
  for i in 0..<Int(__N) { __C[i * __IC] = max(__A[i * __IA], value) }
}

/// Takes what is below a number for it.
public func vDSP_vthrD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let value = __B[0]
  for i in 0..<Int(__N) { __C[i * __IC] = max(__A[i * __IA], value) }
}

/// The amounts of a vector.
public func vDSP_vabs(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = abs(__A[i * __IA]) }
}

/// The amounts of a vector.
public func vDSP_vabsD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = abs(__A[i * __IA]) }
}

/// A vector the other way round.
public func vDSP_vneg(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = -__A[i * __IA] }
}

/// A vector the other way round.
public func vDSP_vnegD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = -__A[i * __IA] }
}

/// The squares of a vector.
public func vDSP_vsq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] * __A[i * __IA] }
}

/// The squares of a vector.
public func vDSP_vsqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] * __A[i * __IA] }
}
