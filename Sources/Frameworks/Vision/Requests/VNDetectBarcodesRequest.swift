/// Codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNBarcodeObservation]? { found as? [VNBarcodeObservation] }
  /// The kinds of codes; all of them at first.
  open var symbologies = VNBarcodeSymbology.all
  /// Whether codes beside each other are one.
  open var coalesceCompositeSymbologies = false

  /// The kinds of codes that it reads.
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { VNBarcodeSymbology.all }

  /// The kinds of codes that it reads.
  open class var supportedSymbologies: [VNBarcodeSymbology] { VNBarcodeSymbology.all }

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    findings[.barcode].map { VNBarcodeObservation($0) }
      .filter { symbologies.contains($0.symbology) }
  }
}
