import Foundation
import Testing

@testable import Accelerate

/// The Fourier transform, beside its definition.
struct FourierTransformTests {
  private struct Numbers: CustomTestStringConvertible {
    var real: [Double]
    var imaginary: [Double]

    /// Numbers without any regularity that a wrong transform might share.
    init(count: Int) {
      real = (0..<count).map { sin(Double($0 * $0) + 1) }
      imaginary = (0..<count).map { cos(Double($0 * 7 % 11)) }
    }

    var testDescription: String { "\(real.count) numbers" }

    func isClose(to other: Numbers) -> Bool {
      zip(real + imaginary, other.real + other.imaginary).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    mutating func transform(isInverse: Bool = false) {
      FourierTransform.run(&real, &imaginary, isInverse: isInverse)
    }

    /// What the transform is defined as.
    var transformed: Numbers {
      var result = self
      for place in real.indices {
        (result.real[place], result.imaginary[place]) = (0, 0)
        for other in real.indices {
          let angle = -2 * Double.pi * Double(place * other) / Double(real.count)
          result.real[place] += real[other] * cos(angle) - imaginary[other] * sin(angle)
          result.imaginary[place] += real[other] * sin(angle) + imaginary[other] * cos(angle)
        }
      }
      return result
    }
  }

  @Test(arguments: [1, 2, 3, 5, 8, 12, 16, 64, 100])
  func itIsWhatItsDefinitionSays(count: Int) {
    var numbers = Numbers(count: count)
    let expected = numbers.transformed
    numbers.transform()
    #expect(numbers.isClose(to: expected))
  }

  @Test(arguments: [2, 6, 32]) func backAndForthIsTheSameTimesTheCount(count: Int) {
    var numbers = Numbers(count: count)
    let before = numbers
    numbers.transform()
    #expect(!numbers.isClose(to: before))
    numbers.transform(isInverse: true)
    numbers.real = numbers.real.map { $0 / Double(count) }
    numbers.imaginary = numbers.imaginary.map { $0 / Double(count) }
    #expect(numbers.isClose(to: before))
  }

  @Test func aWaveIsOneNumber() {
    var numbers = Numbers(count: 16)
    numbers.real = (0..<16).map { cos(2 * .pi * 3 * Double($0) / 16) }
    numbers.imaginary = Array(repeating: 0, count: 16)
    numbers.transform()
    for place in 0..<16 {
      let isWave = place == 3 || place == 13
      #expect(abs(numbers.real[place] - (isWave ? 8 : 0)) < 1e-9)
      #expect(abs(numbers.imaginary[place]) < 1e-9)
    }
  }

  @Test func nothingIsNothing() {
    var (real, imaginary): ([Double], [Double]) = ([], [])
    FourierTransform.run(&real, &imaginary, isInverse: false)
    #expect(real.isEmpty && imaginary.isEmpty)
  }
}
