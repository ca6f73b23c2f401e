public import Vision

extension DataScannerViewController {
  /// How exactly a scanner reads.
  public enum QualityLevel: Hashable, Sendable {
    /// Something between, fast, or exactly.
    case balanced, fast, accurate
  }

  /// Why a scanner does not work.
  public enum ScanningUnavailable: Error, Hashable, Sendable {
    /// Devices of this kind cannot.
    case unsupported
    /// The person has refused the camera.
    case cameraRestricted
  }

  /// What a text says, as far as that matters to a scanner.
  public enum TextContentType: CaseIterable, Hashable, Sendable {
    /// Dates and amounts of money.
    case dateTimeDuration, currency
    /// Addresses of several kinds.
    case emailAddress, fullStreetAddress, URL
    /// Numbers of several kinds.
    case flightNumber, shipmentTrackingNumber, telephoneNumber
  }

  /// What a scanner reads.
  public struct RecognizedDataType: Hashable, Sendable {
    private let symbologies: Set<VNBarcodeSymbology>?
    private let content: TextContentType?

    /// Codes.
    ///
    /// - Parameter symbologies: Their kinds; any where there are none.
    /// - Returns: The kind of things.
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
      RecognizedDataType(symbologies: Set(symbologies), content: nil)
    }

    /// Texts.
    ///
    /// - Parameters:
    ///   - languages: The languages, the likeliest first.
    ///   - textContentType: What they say; anything where that is not told.
    /// - Returns: The kind of things.
    public static func text(
      languages: [String] = [], textContentType: TextContentType? = nil
    ) -> RecognizedDataType { RecognizedDataType(symbologies: nil, content: textContentType) }

    /// Whether it is a fixture's thing.
    ///
    /// Of texts, addresses and numbers are told by their signs.
    func reads(_ finding: PictureFinding) -> Bool {
      switch finding.kind {
      case .barcode:
        guard let symbologies else { return false }
        return symbologies.isEmpty
          || symbologies.contains(VNBarcodeObservation(finding).symbology)
      case .text:
        guard symbologies == nil else { return false }
        let text = finding.value
        return switch content {
        case .emailAddress: text.contains("@")
        case .URL: text.contains("://") || text.hasPrefix("www.")
        case .telephoneNumber:
          text.filter(\.isNumber).count >= 6 && text.allSatisfy { "+0123456789 -()/.".contains($0) }
        default: true
        }
      default: return false
      }
    }
  }
}

/// Told of what a scanner reads.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
  /// A person has tapped something.
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Things have come before the camera.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Things have moved: never.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Things have gone.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// A person looks closer: never.
  func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
  /// It does not work any more.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  /// Nothing is done.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem
  ) {}
  /// Nothing is done.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Nothing is done.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Nothing is done.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Nothing is done.
  public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
  /// Nothing is done.
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
