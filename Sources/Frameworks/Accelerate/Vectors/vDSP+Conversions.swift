// Turns vectors of whole numbers into such of fractions, and back.

/// Turns whole numbers into fractions.
public func vDSP_vflt16(
  _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Float(__A[i * __IA]) }
}

/// Turns fractions into whole numbers, towards zero.
public func vDSP_vfix16(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Int16(__A[i * __IA]) }
}

/// Turns whole numbers into fractions.
public func vDSP_vflt16D(
  _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Double(__A[i * __IA]) }
}

/// Turns fractions into whole numbers, towards zero.
public func vDSP_vfix16D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Int16(__A[i * __IA]) }
}

/// Turns whole numbers into fractions.
public func vDSP_vflt32(
  _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Float(__A[i * __IA]) }
}

/// Turns fractions into whole numbers, towards zero.
public func vDSP_vfix32(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Int32(__A[i * __IA]) }
}

/// Turns whole numbers into fractions.
public func vDSP_vflt32D(
  _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Double(__A[i * __IA]) }
}

/// Turns fractions into whole numbers, towards zero.
public func vDSP_vfix32D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Int32(__A[i * __IA]) }
}

/// Turns whole numbers into fractions.
public func vDSP_vfltu8(
  _ __A: UnsafePointer<UInt8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Float(__A[i * __IA]) }
}

/// Turns fractions into whole numbers, towards zero.
public func vDSP_vfixu8(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = UInt8(__A[i * __IA]) }
}

/// Turns whole numbers into fractions.
public func vDSP_vfltu8D(
  _ __A: UnsafePointer<UInt8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Double(__A[i * __IA]) }
}

/// Turns fractions into whole numbers, towards zero.
public func vDSP_vfixu8D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = UInt8(__A[i * __IA]) }
}

/// Turns whole numbers into fractions.
public func vDSP_vflt8(
  _ __A: UnsafePointer<Int8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Float(__A[i * __IA]) }
}

/// Turns fractions into whole numbers, towards zero.
public func vDSP_vfix8(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int8>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Int8(__A[i * __IA]) }
}

/// Turns whole numbers into fractions.
public func vDSP_vflt8D(
  _ __A: UnsafePointer<Int8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Double(__A[i * __IA]) }
}

/// Turns fractions into whole numbers, towards zero.
public func vDSP_vfix8D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int8>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Int8(__A[i * __IA]) }
}

/// Turns whole numbers into fractions.
public func vDSP_vfltu16(
  _ __A: UnsafePointer<UInt16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Float(__A[i * __IA]) }
}

/// Turns fractions into whole numbers, towards zero.
public func vDSP_vfixu16(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt16>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = UInt16(__A[i * __IA]) }
}

/// Turns whole numbers into fractions.
public func vDSP_vfltu16D(
  _ __A: UnsafePointer<UInt16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Double(__A[i * __IA]) }
}

/// Turns fractions into whole numbers, towards zero.
public func vDSP_vfixu16D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt16>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = UInt16(__A[i * __IA]) }
}

/// Turns whole numbers into fractions.
public func vDSP_vfltu32(
  _ __A: UnsafePointer<UInt32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Float(__A[i * __IA]) }
}

/// Turns fractions into whole numbers, towards zero.
public func vDSP_vfixu32(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt32>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = UInt32(__A[i * __IA]) }
}

/// Turns whole numbers into fractions.
public func vDSP_vfltu32D(
  _ __A: UnsafePointer<UInt32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Double(__A[i * __IA]) }
}

/// Turns fractions into whole numbers, towards zero.
public func vDSP_vfixu32D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt32>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = UInt32(__A[i * __IA]) }
}

/// Turns numbers into more exact ones.
public func vDSP_vspdp(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Double(__A[i * __IA]) }
}

/// Turns numbers into less exact ones.
public func vDSP_vdpsp(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = Float(__A[i * __IA]) }
}
