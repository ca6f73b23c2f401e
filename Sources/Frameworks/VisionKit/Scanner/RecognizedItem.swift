public import Vision

/// Something before the camera that a scanner has read.
public enum RecognizedItem: Identifiable, Sendable {
  /// A text.
  case text(Text)
  /// A code.
  case barcode(Barcode)

  /// Its name, while it is before the camera.
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let barcode): barcode.id
    }
  }

  /// Where it is on the screen.
  public var bounds: Bounds {
    switch self {
    case .text(let text): text.bounds
    case .barcode(let barcode): barcode.bounds
    }
  }

  /// Where something is on the screen, in points.
  public struct Bounds: Sendable {
    /// The corner at the top and left.
    public let topLeft: CGPoint
    /// The corner at the top and right.
    public let topRight: CGPoint
    /// The corner at the bottom and right.
    public let bottomRight: CGPoint
    /// The corner at the bottom and left.
    public let bottomLeft: CGPoint

    init(_ box: CGRect, in size: CGSize) {
      let (left, right) = (box.minX * size.width, box.maxX * size.width)
      let (top, bottom) = ((1 - box.maxY) * size.height, (1 - box.minY) * size.height)
      topLeft = CGPoint(x: left, y: top)
      topRight = CGPoint(x: right, y: top)
      bottomRight = CGPoint(x: right, y: bottom)
      bottomLeft = CGPoint(x: left, y: bottom)
    }
  }

  /// A text.
  public struct Text: Identifiable, Sendable {
    /// Its name.
    public let id: UUID
    /// Where it is on the screen.
    public let bounds: Bounds
    /// What it says.
    public let transcript: String
    /// The same as Vision has it.
    public let observation: VNRecognizedTextObservation
  }

  /// A code.
  public struct Barcode: Identifiable, Sendable {
    /// Its name.
    public let id: UUID
    /// Where it is on the screen.
    public let bounds: Bounds
    /// What it says.
    public let payloadStringValue: String?
    /// The same as Vision has it.
    public let observation: VNBarcodeObservation
  }
}

extension RecognizedItem {
  /// What is to be read of a fixture's thing; `nil` for what scanners do not read.
  init?(_ finding: PictureFinding, in size: CGSize) {
    let bounds = Bounds(finding.box, in: size)
    switch finding.kind {
    case .text:
      self = .text(
        Text(
          id: UUID(), bounds: bounds, transcript: finding.value,
          observation: VNRecognizedTextObservation(finding)))
    case .barcode:
      let observation = VNBarcodeObservation(finding)
      self = .barcode(
        Barcode(
          id: UUID(), bounds: bounds, payloadStringValue: observation.payloadStringValue,
          observation: observation))
    default: return nil
    }
  }

  /// What it says.
  var title: String {
    switch self {
    case .text(let text): text.transcript
    case .barcode(let barcode): barcode.payloadStringValue ?? ""
    }
  }
}
