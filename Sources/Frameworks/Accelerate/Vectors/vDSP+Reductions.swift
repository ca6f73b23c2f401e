import Foundation

// What makes a number of a vector, as C names it: of each, one for `Float` and one for `Double`.

/// The sum of a vector.
public func vDSP_sve(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = 0
  for i in 0..<Int(__N) { result = result + __A[i * __IA] }
  __C[0] = result
}

/// The sum of a vector.
public func vDSP_sveD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = 0
  for i in 0..<Int(__N) { result = result + __A[i * __IA] }
  __C[0] = result
}

/// The sum of the amounts of a vector.
public func vDSP_svemg(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = 0
  for i in 0..<Int(__N) { result = result + abs(__A[i * __IA]) }
  __C[0] = result
}

/// The sum of the amounts of a vector.
public func vDSP_svemgD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = 0
  for i in 0..<Int(__N) { result = result + abs(__A[i * __IA]) }
  __C[0] = result
}

/// The sum of the squares of a vector.
public func vDSP_svesq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = 0
  for i in 0..<Int(__N) { result = result + __A[i * __IA] * __A[i * __IA] }
  __C[0] = result
}

/// The sum of the squares of a vector.
public func vDSP_svesqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = 0
  for i in 0..<Int(__N) { result = result + __A[i * __IA] * __A[i * __IA] }
  __C[0] = result
}

/// The mean of a vector.
public func vDSP_meanv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = 0
  for i in 0..<Int(__N) { result = result + __A[i * __IA] }
  __C[0] = result / Float(__N)
}

/// The mean of a vector.
public func vDSP_meanvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = 0
  for i in 0..<Int(__N) { result = result + __A[i * __IA] }
  __C[0] = result / Double(__N)
}

/// The mean of the amounts of a vector.
public func vDSP_meamgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = 0
  for i in 0..<Int(__N) { result = result + abs(__A[i * __IA]) }
  __C[0] = result / Float(__N)
}

/// The mean of the amounts of a vector.
public func vDSP_meamgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = 0
  for i in 0..<Int(__N) { result = result + abs(__A[i * __IA]) }
  __C[0] = result / Double(__N)
}

/// The mean of the squares of a vector.
public func vDSP_measqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = 0
  for i in 0..<Int(__N) { result = result + __A[i * __IA] * __A[i * __IA] }
  __C[0] = result / Float(__N)
}

/// The mean of the squares of a vector.
public func vDSP_measqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = 0
  for i in 0..<Int(__N) { result = result + __A[i * __IA] * __A[i * __IA] }
  __C[0] = result / Double(__N)
}

/// The root of the mean of the squares of a vector.
public func vDSP_rmsqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = 0
  for i in 0..<Int(__N) { result = result + __A[i * __IA] * __A[i * __IA] }
  __C[0] = (result / Float(__N)).squareRoot()
}

/// The root of the mean of the squares of a vector.
public func vDSP_rmsqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = 0
  for i in 0..<Int(__N) { result = result + __A[i * __IA] * __A[i * __IA] }
  __C[0] = (result / Double(__N)).squareRoot()
}

/// The largest number of a vector.
public func vDSP_maxv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = -.infinity
  for i in 0..<Int(__N) { result = max(result, __A[i * __IA]) }
  __C[0] = result
}

/// The largest number of a vector.
public func vDSP_maxvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = -.infinity
  for i in 0..<Int(__N) { result = max(result, __A[i * __IA]) }
  __C[0] = result
}

/// The smallest number of a vector.
public func vDSP_minv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = .infinity
  for i in 0..<Int(__N) { result = min(result, __A[i * __IA]) }
  __C[0] = result
}

/// The smallest number of a vector.
public func vDSP_minvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = .infinity
  for i in 0..<Int(__N) { result = min(result, __A[i * __IA]) }
  __C[0] = result
}

/// The largest amount of a vector.
public func vDSP_maxmgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var result: Float = 0
  for i in 0..<Int(__N) { result = max(result, abs(__A[i * __IA])) }
  __C[0] = result
}

/// The largest amount of a vector.
public func vDSP_maxmgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var result: Double = 0
  for i in 0..<Int(__N) { result = max(result, abs(__A[i * __IA])) }
  __C[0] = result
}
