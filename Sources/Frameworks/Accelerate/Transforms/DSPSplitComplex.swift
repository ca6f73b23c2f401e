import Foundation

/// A complex number.
public struct DSPComplex: Hashable, Sendable {
  /// The real part.
  public var real: Float
  /// The imaginary part.
  public var imag: Float

  /// Creates a number.
  public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
  /// Creates zero.
  public init() { self.init(real: 0, imag: 0) }
}

/// A complex number.
public struct DSPDoubleComplex: Hashable, Sendable {
  /// The real part.
  public var real: Double
  /// The imaginary part.
  public var imag: Double

  /// Creates a number.
  public init(real: Double, imag: Double) { (self.real, self.imag) = (real, imag) }
  /// Creates zero.
  public init() { self.init(real: 0, imag: 0) }
}

/// Complex numbers, with real and imaginary parts in places of their own.
public struct DSPSplitComplex {
  /// The real parts.
  public var realp: UnsafeMutablePointer<Float>
  /// The imaginary parts.
  public var imagp: UnsafeMutablePointer<Float>

  /// Creates numbers.
  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
    (self.realp, self.imagp) = (realp, imagp)
  }
}

/// Complex numbers, with real and imaginary parts in places of their own.
public struct DSPDoubleSplitComplex {
  /// The real parts.
  public var realp: UnsafeMutablePointer<Double>
  /// The imaginary parts.
  public var imagp: UnsafeMutablePointer<Double>

  /// Creates numbers.
  public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
    (self.realp, self.imagp) = (realp, imagp)
  }
}

/// What a transform is prepared with: nothing here.
public typealias FFTSetup = OpaquePointer

/// Forwards.
public let kFFTDirection_Forward = 1
/// Backwards.
public let kFFTDirection_Inverse = -1
/// Forwards.
public let FFT_FORWARD = 1
/// Backwards.
public let FFT_INVERSE = -1
/// By halves.
public let kFFTRadix2 = 0
/// By halves.
public let FFT_RADIX2 = 0
/// Scaled to the same power.
public let vDSP_HANN_NORM = 1
/// Not scaled.
public let vDSP_HANN_DENORM = 0

/// Prepares transforms of up to 2 to some power numbers.
public func vDSP_create_fftsetup(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetup? {
  OpaquePointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// Ends the preparation.
public func vDSP_destroy_fftsetup(_ __setup: FFTSetup?) {
  __setup.map { UnsafeMutableRawPointer($0).deallocate() }
}

/// Transforms complex numbers in place.
public func vDSP_fft_zip(
  _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  let numbers = __C.pointee
  let count = 1 << Int(__Log2N)
  var real = (0..<count).map { Double(numbers.realp[$0 * __IC]) }
  var imaginary = (0..<count).map { Double(numbers.imagp[$0 * __IC]) }
  FourierTransform.run(&real, &imaginary, isInverse: __Direction < 0)
  for place in 0..<count {
    numbers.realp[place * __IC] = Float(real[place])
    numbers.imagp[place * __IC] = Float(imaginary[place])
  }
}

/// Transforms real numbers in place, of which those at even places are the real parts: as vDSP
/// does, to twice the values, with the last real one in the place of the first imaginary one.
public func vDSP_fft_zrip(
  _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
  _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  let numbers = __C.pointee
  let half = (1 << Int(__Log2N)) / 2
  if __Direction > 0 {
    var real = (0..<half * 2).map { place in
      Double(
        place % 2 == 0 ? numbers.realp[place / 2 * __IC] : numbers.imagp[place / 2 * __IC])
    }
    var imaginary = [Double](repeating: 0, count: half * 2)
    FourierTransform.run(&real, &imaginary, isInverse: false)
    for place in 0..<half {
      numbers.realp[place * __IC] = Float(real[place] * 2)
      numbers.imagp[place * __IC] = Float((place == 0 ? real[half] : imaginary[place]) * 2)
    }
    return
  }
  var real = [Double](repeating: 0, count: half * 2)
  var imaginary = real
  real[0] = Double(numbers.realp[0])
  real[half] = Double(numbers.imagp[0])
  for place in 1..<max(half, 1) {
    real[place] = Double(numbers.realp[place * __IC])
    imaginary[place] = Double(numbers.imagp[place * __IC])
    real[half * 2 - place] = real[place]
    imaginary[half * 2 - place] = -imaginary[place]
  }
  FourierTransform.run(&real, &imaginary, isInverse: true)
  for place in 0..<half {
    numbers.realp[place * __IC] = Float(real[place * 2])
    numbers.imagp[place * __IC] = Float(real[place * 2 + 1])
  }
}

/// Parts complex numbers.
public func vDSP_ctoz(
  _ __C: UnsafePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPSplitComplex>,
  _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
  for place in 0..<Int(__N) {
    __Z.pointee.realp[place * __IZ] = __C[place * __IC / 2].real
    __Z.pointee.imagp[place * __IZ] = __C[place * __IC / 2].imag
  }
}

/// The squares of the amounts of complex numbers.
public func vDSP_zvmags(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for place in 0..<Int(__N) {
    let (real, imaginary) = (__A.pointee.realp[place * __IA], __A.pointee.imagp[place * __IA])
    __C[place * __IC] = real * real + imaginary * imaginary
  }
}

/// The amounts of complex numbers.
public func vDSP_zvabs(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  vDSP_zvmags(__A, __IA, __C, __IC, __N)
  for place in 0..<Int(__N) { __C[place * __IC] = __C[place * __IC].squareRoot() }
}
