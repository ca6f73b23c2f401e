import Foundation

/// The Fourier transform of complex numbers.
enum FourierTransform {
  /// Transforms in place: by halves where there are 2, 4, 8 … numbers, and else by definition.
  static func run(_ real: inout [Double], _ imaginary: inout [Double], isInverse: Bool) {
    let count = real.count
    guard count > 1 else { return }
    let sign: Double = isInverse ? 1 : -1
    guard count & (count - 1) == 0 else { return plain(&real, &imaginary, sign) }
    swap(&real, &imaginary)
    var length = 2
    while length <= count {
      let angle = sign * 2 * .pi / Double(length)
      for start in stride(from: 0, to: count, by: length) {
        for place in 0..<length / 2 {
          let (cosine, sine) = (cos(angle * Double(place)), sin(angle * Double(place)))
          let (low, high) = (start + place, start + place + length / 2)
          let re = real[high] * cosine - imaginary[high] * sine
          let im = real[high] * sine + imaginary[high] * cosine
          (real[high], imaginary[high]) = (real[low] - re, imaginary[low] - im)
          real[low] += re
          imaginary[low] += im
        }
      }
      length *= 2
    }
  }

  /// Brings numbers into the order in which halves are put together.
  private static func swap(_ real: inout [Double], _ imaginary: inout [Double]) {
    var reversed = 0
    for place in 1..<real.count {
      var bit = real.count >> 1
      while reversed & bit != 0 {
        reversed ^= bit
        bit >>= 1
      }
      reversed |= bit
      if place < reversed {
        real.swapAt(place, reversed)
        imaginary.swapAt(place, reversed)
      }
    }
  }

  private static func plain(_ real: inout [Double], _ imaginary: inout [Double], _ sign: Double) {
    let (re, im) = (real, imaginary)
    let count = re.count
    for place in 0..<count {
      (real[place], imaginary[place]) = (0, 0)
      for other in 0..<count {
        let angle = sign * 2 * .pi * Double(place * other % count) / Double(count)
        real[place] += re[other] * cos(angle) - im[other] * sin(angle)
        imaginary[place] += re[other] * sin(angle) + im[other] * cos(angle)
      }
    }
  }
}
