/// A kind of codes.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of a word in a fixture, such as `ean13`; a square code for any other word.
  package init(word: String) {
    let name = word.filter { $0.isLetter || $0.isNumber }.lowercased()
    self =
      Self.all.first {
        $0.rawValue.dropFirst("VNBarcodeSymbology".count).lowercased() == name
      } ?? .qr
  }

  /// All kinds.
  static let all: [VNBarcodeSymbology] = [
    .aztec, .codabar, .code39, .code39Checksum, .code39FullASCII, .code39FullASCIIChecksum, .code93,
    .code93i, .code128, .dataMatrix, .ean8, .ean13, .gs1DataBar, .gs1DataBarExpanded,
    .gs1DataBarLimited, .i2of5, .i2of5Checksum, .itf14, .microPDF417, .microQR, .msiPlessey,
    .pdf417, .qr, .upce,
  ]
}

extension VNBarcodeSymbology {
  /// Aztec.
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  /// Codabar.
  public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
  /// Code39.
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  /// Code39Checksum.
  public static let code39Checksum = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbologyCode39Checksum")
  /// Code39FullASCII.
  public static let code39FullASCII = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbologyCode39FullASCII")
  /// Code39FullASCIIChecksum.
  public static let code39FullASCIIChecksum = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbologyCode39FullASCIIChecksum")
  /// Code93.
  public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
  /// Code93i.
  public static let code93i = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93i")
  /// Code128.
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  /// DataMatrix.
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  /// EAN8.
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  /// EAN13.
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  /// GS1DataBar.
  public static let gs1DataBar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBar")
  /// GS1DataBarExpanded.
  public static let gs1DataBarExpanded = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbologyGS1DataBarExpanded")
  /// GS1DataBarLimited.
  public static let gs1DataBarLimited = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbologyGS1DataBarLimited")
  /// I2of5.
  public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
  /// I2of5Checksum.
  public static let i2of5Checksum = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5Checksum")
  /// ITF14.
  public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
  /// MicroPDF417.
  public static let microPDF417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroPDF417")
  /// MicroQR.
  public static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
  /// MSIPlessey.
  public static let msiPlessey = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMSIPlessey")
  /// PDF417.
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  /// QR.
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  /// UPCE.
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}
