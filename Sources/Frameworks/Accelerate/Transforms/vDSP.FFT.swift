import Foundation

extension vDSP {
  /// How a transform takes numbers apart.
  public enum Radix: Int32, Sendable {
    /// The cases as vDSP numbers them.
    case radix2, radix3, radix5
  }

  /// Which way a transform goes.
  public enum FourierTransformDirection: Sendable {
    /// The cases as vDSP names them.
    case forward, inverse
  }

  /// What a transform is of.
  public enum DFTTransformType: Sendable {
    /// The cases as vDSP names them.
    case complexComplex, complexReal
  }

  /// A transform of real numbers, in parts.
  public final class FFT<T>: @unchecked Sendable {
    private let log2n: vDSP_Length

    /// Prepares a transform of 2 to some power numbers.
    public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) {
      guard radix == .radix2 else { return nil }
      self.log2n = log2n
    }

    /// Transforms forwards.
    public func forward(input: DSPSplitComplex, output: inout DSPSplitComplex) {
      transform(input, output, 1)
    }

    /// Transforms backwards.
    public func inverse(input: DSPSplitComplex, output: inout DSPSplitComplex) {
      transform(input, output, -1)
    }

    private func transform(
      _ input: DSPSplitComplex, _ output: DSPSplitComplex, _ direction: FFTDirection
    ) {
      let count = (1 << Int(log2n)) / 2
      output.realp.update(from: input.realp, count: count)
      output.imagp.update(from: input.imagp, count: count)
      guard let setup = vDSP_create_fftsetup(log2n, 0) else { return }
      withUnsafePointer(to: output) { vDSP_fft_zrip(setup, $0, 1, log2n, direction) }
      vDSP_destroy_fftsetup(setup)
    }
  }

  /// A transform of complex numbers.
  public final class DFT<T: vDSP_FloatingPoint>: Sendable {
    private let isInverse: Bool

    /// Prepares a transform.
    public init?(
      previous: DFT?, count: Int, direction: FourierTransformDirection,
      transformType: DFTTransformType, ofType: T.Type
    ) { isInverse = direction == .inverse }

    /// Transforms numbers.
    ///
    /// - Returns: The real and the imaginary parts.
    public func transform<U: AccelerateBuffer, V: AccelerateBuffer>(
      real: U, imaginary: V
    ) -> (real: [T], imaginary: [T]) where U.Element == T, V.Element == T {
      var re = real.numbers.map { Double($0) }
      var im = imaginary.numbers.map { Double($0) }
      FourierTransform.run(&re, &im, isInverse: isInverse)
      return (re.map { T($0) }, im.map { T($0) })
    }
  }
}
