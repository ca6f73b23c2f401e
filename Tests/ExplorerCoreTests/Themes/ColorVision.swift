import Foundation
import TerminalUI

/// How people see colours, after Machado, Oliveira and Fernandes (2009), severity 1.
enum ColorVision: CaseIterable {
  case usual, protanopia, deuteranopia

  /// What becomes of linear red, green and blue.
  private var matrix: [[Double]] {
    switch self {
    case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    }
  }

  /// How far two colours are apart, by CIE76.
  func difference(_ first: RGBColor, _ second: RGBColor) -> Double {
    zip(lab(first), lab(second)).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// CIE L*a*b* of a colour as it is seen.
  private func lab(_ color: RGBColor) -> [Double] {
    let linear = [color.red, color.green, color.blue].map { amount in
      let share = Double(amount) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    let seen = matrix.map { row in
      min(1, max(0, zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }))
    }
    let white = [0.95047, 1, 1.08883]
    let toXYZ = [
      [0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505],
    ]
    let scaled = zip(toXYZ, white).map { row, white in
      let value = zip(row, seen).reduce(0) { $0 + $1.0 * $1.1 } / white
      return value > 0.008856 ? cbrt(value) : 7.787 * value + 16 / 116
    }
    return [
      116 * scaled[1] - 16, 500 * (scaled[0] - scaled[1]), 200 * (scaled[1] - scaled[2]),
    ]
  }
}
