import Foundation

// More functions on vectors, as C names them: of each, one for `Float` and one for `Double`.

/// The product of two vectors: a number.
public func vDSP_dotpr(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var result: Float = 0
  for i in 0..<Int(__N) { result += __A[i * __IA] * __B[i * __IB] }
  __C[0] = result
}

/// The largest number of a vector, and where it is.
public func vDSP_maxvi(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __I: UnsafeMutablePointer<vDSP_Length>,
  _ __N: vDSP_Length
) {
  (__C[0], __I[0]) = (-.infinity, 0)
  for i in 0..<Int(__N) where __A[i * __IA] > __C[0] {
    (__C[0], __I[0]) = (__A[i * __IA], vDSP_Length(i * __IA))
  }
}

/// The smallest number of a vector, and where it is.
public func vDSP_minvi(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __I: UnsafeMutablePointer<vDSP_Length>,
  _ __N: vDSP_Length
) {
  (__C[0], __I[0]) = (.infinity, 0)
  for i in 0..<Int(__N) where __A[i * __IA] < __C[0] {
    (__C[0], __I[0]) = (__A[i * __IA], vDSP_Length(i * __IA))
  }
}

/// Multiplies a vector by a number and adds another.
public func vDSP_vsmsa(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafePointer<Float>,
  _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] * __B[0] + __C[0] }
}

/// Multiplies two vectors and adds a third.
public func vDSP_vma(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>,
  _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) {
    __D[i * __ID] = __A[i * __IA] * __B[i * __IB] + __C[i * __IC]
  }
}

/// Keeps a vector between two numbers.
public func vDSP_vclip(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafePointer<Float>,
  _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __D[i * __ID] = min(max(__A[i * __IA], __B[0]), __C[0]) }
}

/// Fills a vector with a number.
public func vDSP_vfill(
  _ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = __A[0] }
}

/// Fills a vector with zeros.
public func vDSP_vclr(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
  for i in 0..<Int(__N) { __C[i * __IC] = 0 }
}

/// Fills a vector with numbers at equal distances.
public func vDSP_vramp(
  _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = __A[0] + Float(i) * __B[0] }
}

/// Turns a vector round, in its place.
public func vDSP_vrvrs(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length)
{
  for i in 0..<Int(__N) / 2 {
    let other = (Int(__N) - 1 - i) * __IC
    (__C[i * __IC], __C[other]) = (__C[other], __C[i * __IC])
  }
}

/// Sorts a vector in its place: upwards by 1, downwards by -1.
public func vDSP_vsort(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Order: Int32) {
  var numbers = UnsafeMutableBufferPointer(start: __C, count: Int(__N))
  numbers.sort { __Order > 0 ? $0 < $1 : $0 > $1 }
}

/// Turns amounts into decibels: with flag 1 of amplitudes, with 0 of power.
public func vDSP_vdbcon(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
  let factor: Float = __F == 1 ? 20 : 10
  for i in 0..<Int(__N) { __C[i * __IC] = factor * log10(__A[i * __IA] / __B[0]) }
}

/// The mean and the spread of a vector, and the vector brought to 0 and 1.
public func vDSP_normalize(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>?,
  _ __IC: vDSP_Stride,
  _ __Mean: UnsafeMutablePointer<Float>, _ __StandardDeviation: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  vDSP_meanv(__A, __IA, __Mean, __N)
  let mean = __Mean[0]
  let squares = (0..<Int(__N)).reduce(Float(0)) {
    $0 + (__A[$1 * __IA] - mean) * (__A[$1 * __IA] - mean)
  }
  __StandardDeviation[0] = (squares / Float(__N)).squareRoot()
  guard let __C else { return }
  for i in 0..<Int(__N) {
    __C[i * __IC] = (__A[i * __IA] - mean) / __StandardDeviation[0]
  }
}

/// The weights of a Hann window.
public func vDSP_hann_window(
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32
) {
  let scale: Float = __Flag & 1 == 1 ? (Float(8) / 3).squareRoot() : 1
  for i in 0..<Int(__N) {
    __C[i] = scale * 0.5 * (1 - cos(2 * .pi * Float(i) / Float(__N)))
  }
}

/// The weights of a Hamming window.
public func vDSP_hamm_window(
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32
) {
  for i in 0..<Int(__N) { __C[i] = 0.54 - 0.46 * cos(2 * .pi * Float(i) / Float(__N)) }
}

/// Multiplies matrices of `M` by `P` and `P` by `N` numbers, row by row.
public func vDSP_mmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length,
  _ __P: vDSP_Length
) {
  let (rows, columns, inner) = (Int(__M), Int(__N), Int(__P))
  for row in 0..<rows {
    for column in 0..<columns {
      __C[(row * columns + column) * __IC] = (0..<inner).reduce(Float(0)) {
        $0 + __A[(row * inner + $1) * __IA] * __B[($1 * columns + column) * __IB]
      }
    }
  }
}

/// Turns a matrix of `N` by `M` numbers over, into one of `M` by `N`.
public func vDSP_mtrans(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __M: vDSP_Length, _ __N: vDSP_Length
) {
  for row in 0..<Int(__M) {
    for column in 0..<Int(__N) {
      __C[(row * Int(__N) + column) * __IC] = __A[(column * Int(__M) + row) * __IA]
    }
  }
}

/// The sums of products of a vector with a shorter one, at each place.
public func vDSP_conv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __F: UnsafePointer<Float>,
  _ __IF: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for i in 0..<Int(__N) {
    __C[i * __IC] = (0..<Int(__P)).reduce(Float(0)) {
      $0 + __A[(i + $1) * __IA] * __F[$1 * __IF]
    }
  }
}
