/// A kind of codes.
public enum BarcodeSymbology: String, CaseIterable, Codable, Hashable, Sendable {
  /// Kinds of codes.
  case aztec, codabar, code39, code39Checksum, code39FullASCII, code39FullASCIIChecksum
  /// Further ones.
  case code93, code93i, code128, dataMatrix, ean8, ean13, gs1DataBar, gs1DataBarExpanded
  /// Further ones.
  case gs1DataBarLimited, i2of5, i2of5Checksum, itf14, microPDF417, microQR, msiPlessey, pdf417, qr,
    upce
}
