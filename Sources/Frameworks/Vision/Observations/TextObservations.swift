/// Where a text is.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// Where its letters are: nobody knows.
  open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// A text.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  private let text: VNRecognizedText

  package override init(_ finding: PictureFinding) {
    text = VNRecognizedText(finding)
    super.init(finding)
  }

  /// What it may say, the likeliest first: one thing.
  ///
  /// - Parameter maxCandidateCount: How many at most.
  /// - Returns: It, or nothing where none is wanted.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] {
    maxCandidateCount > 0 ? [text] : []
  }
}

/// What a text may say.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  /// What it says.
  public let string: String
  /// How sure that is, from 0 to 1.
  public let confidence: VNConfidence
  private let finding: PictureFinding

  init(_ finding: PictureFinding) {
    self.finding = finding
    string = finding.value
    confidence = finding.confidence
    super.init()
  }

  /// Where a part of it is: as if all letters were equally wide.
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? {
    let count = Double(max(1, string.count))
    let start = Double(string.distance(from: string.startIndex, to: range.lowerBound)) / count
    let length = Double(string.distance(from: range.lowerBound, to: range.upperBound)) / count
    let box = finding.box
    return VNRectangleObservation(
      boundingBox: CGRect(
        x: box.minX + box.width * start, y: box.minY, width: box.width * length,
        height: box.height))
  }
}

/// A code.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  /// Its kind.
  public let symbology: VNBarcodeSymbology
  /// What it says.
  public let payloadStringValue: String?
  /// The same as data.
  open var payloadData: Data? { payloadStringValue.map { Data($0.utf8) } }
  /// How it is drawn: nobody knows.
  open var barcodeDescriptor: AnyObject? { nil }
  /// Whether it says more than a number.
  open var isGS1DataCarrier: Bool { false }

  package override init(_ finding: PictureFinding) {
    let parts = finding.value.split(separator: " ", maxSplits: 1)
    symbology = VNBarcodeSymbology(word: parts.first.map { String($0) } ?? "")
    payloadStringValue = parts.count > 1 ? String(parts[1]) : nil
    super.init(finding)
  }
}
