import Foundation
import Pictures

extension CIFilter {
  /// The code that the filter makes; `nil` for other filters, and for what no code can say.
  var codeImage: CIImage? {
    switch name {
    case "CIQRCodeGenerator":
      // A module of white around it, as Core Image draws it.
      QRCode([UInt8](message), level: QRLevel(rawValue: correctionLevel) ?? .medium).map { code in
        drawn(code.size + 2, code.size + 2) { code[$0 - 1, $1 - 1] }
      }
    case "CICode128BarcodeGenerator":
      Code128([UInt8](message)).map { code in
        let quiet = Int(number("inputQuietSpace", 7))
        return drawn(code.dark.count + 2 * quiet, Int(number("inputBarcodeHeight", 32))) { x, _ in
          code.dark.indices.contains(x - quiet) && code.dark[x - quiet]
        }
      }
    default: nil
    }
  }

  /// A picture of modules.
  ///
  /// - Parameters:
  ///   - width: Modules in a row.
  ///   - height: Rows.
  ///   - isDark: Whether a module is dark, counted from the upper left.
  /// - Returns: The picture, which knows what the code says.
  private func drawn(_ width: Int, _ height: Int, _ isDark: (Int, Int) -> Bool) -> CIImage {
    var bitmap = Bitmap(width: width, height: height, filledWith: [255, 255, 255, 255])
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where isDark(x, y) { bitmap[x, y] = [0, 0, 0, 255] }
    }
    let done = bitmap
    return CIImage(
      extent: CGRect(x: 0, y: 0, width: width, height: height),
      code: String(bytes: message, encoding: .utf8)
    ) { done }
  }
}
