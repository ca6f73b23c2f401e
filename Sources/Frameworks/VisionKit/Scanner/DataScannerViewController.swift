import DeviceServices
public import SimulatedUIKit
import VirtualTime
public import Vision

/// A screen with a camera that reads texts and codes: those of ``ScannerFixture``, each a button that
/// can be tapped.
@MainActor @preconcurrency
open class DataScannerViewController: UIViewController {
  /// Whether devices of this kind can: where there is something before the camera.
  public static var isSupported: Bool {
    if !ScannerFixture.exists { ScannerFixture.noteMissing() }
    return ScannerFixture.exists
  }
  /// Whether this device can now: unless the person has refused the camera.
  public static var isAvailable: Bool {
    isSupported && DeviceServices.shared.permissions.status(of: .camera) != .denied
  }
  /// The languages that it reads.
  public static var supportedTextRecognitionLanguages: [String] {
    (try? VNRecognizeTextRequest().supportedRecognitionLanguages()) ?? []
  }

  /// Told of what it reads.
  public weak var delegate: (any DataScannerViewControllerDelegate)?
  /// What it reads.
  public let recognizedDataTypes: Set<RecognizedDataType>
  /// How exactly it reads.
  public let qualityLevel: QualityLevel
  /// Whether it reads several things at once.
  public let recognizesMultipleItems: Bool
  /// Whether it follows things often.
  public let isHighFrameRateTrackingEnabled: Bool
  /// Whether a person can look closer.
  public let isPinchToZoomEnabled: Bool
  /// Whether it tells a person what to do.
  public let isGuidanceEnabled: Bool
  /// Whether it marks what it reads.
  public let isHighlightingEnabled: Bool
  /// Where an app puts what it shows in front.
  public let overlayContainerView = UIView()
  /// The part of the screen that counts; things are read everywhere.
  public var regionOfInterest: CGRect?
  /// How close it looks.
  public var zoomFactor: Double = 1
  /// How close it looks at least.
  public var minZoomFactor: Double { 1 }
  /// How close it looks at most.
  public var maxZoomFactor: Double { 10 }
  /// Whether it reads.
  public private(set) var isScanning = false

  private let list = UIStackView()
  private var items: [RecognizedItem] = []
  private var streams: [AsyncStream<[RecognizedItem]>.Continuation] = []
  private var work: ScheduledWork?

  /// Creates a scanner.
  ///
  /// - Parameters:
  ///   - recognizedDataTypes: What it reads.
  ///   - qualityLevel: How exactly.
  ///   - recognizesMultipleItems: Whether several things at once.
  ///   - isHighFrameRateTrackingEnabled: Whether it follows things often.
  ///   - isPinchToZoomEnabled: Whether a person can look closer.
  ///   - isGuidanceEnabled: Whether it tells a person what to do.
  ///   - isHighlightingEnabled: Whether it marks what it reads.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    self.qualityLevel = qualityLevel
    self.recognizesMultipleItems = recognizesMultipleItems
    self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
    self.isPinchToZoomEnabled = isPinchToZoomEnabled
    self.isGuidanceEnabled = isGuidanceEnabled
    self.isHighlightingEnabled = isHighlightingEnabled
    super.init(nibName: nil, bundle: nil)
  }

  /// Not used: there are no archives of scanners.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// What it reads, each time that it changes.
  public var recognizedItems: AsyncStream<[RecognizedItem]> {
    let (stream, continuation) = AsyncStream<[RecognizedItem]>.makeStream()
    continuation.yield(items)
    streams.append(continuation)
    return stream
  }

  /// Begins to read, once the person has consented to the camera.
  ///
  /// - Throws: ``ScanningUnavailable`` where there is nothing before the camera, or the person has
  ///   refused it.
  public func startScanning() throws {
    guard Self.isSupported else { throw ScanningUnavailable.unsupported }
    guard Self.isAvailable else { throw ScanningUnavailable.cameraRestricted }
    guard !isScanning else { return }
    isScanning = true
    DeviceServices.shared.permissions.request(.camera) { [weak self] status in
      guard let self, self.isScanning else { return }
      guard status.isGranted else {
        self.isScanning = false
        self.delegate?.dataScanner(self, becameUnavailableWithError: .cameraRestricted)
        return
      }
      self.show(ScannerFixture().views[...], after: ScannerFixture.delay)
    }
  }

  /// Reads no more.
  public func stopScanning() {
    work?.cancel()
    isScanning = false
    items = []
    arrange()
  }

  /// Takes a picture; it shows nothing.
  public func capturePhoto() async throws -> UIImage { UIImage() }

  /// Makes the screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    list.axis = .vertical
    list.spacing = 12
    list.alignment = .center
    list.translatesAutoresizingMaskIntoConstraints = false
    overlayContainerView.frame = view.bounds
    overlayContainerView.isUserInteractionEnabled = false
    view.addSubview(overlayContainerView)
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      list.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    arrange()
  }

  private func show(_ views: ArraySlice<PictureFindings>, after delay: Duration) {
    guard let first = views.first else { return }
    work = VirtualTime.schedule(after: delay, kind: .timer, label: "scanner") { [weak self] in
      guard let self, self.isScanning else { return }
      self.read(first)
      self.show(views.dropFirst(), after: ScannerFixture.pace)
    }
  }

  private func read(_ findings: PictureFindings) {
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    let read = findings.findings
      .filter { finding in recognizedDataTypes.contains { $0.reads(finding) } }
      .compactMap { RecognizedItem($0, in: size) }
    let old = items
    items = recognizesMultipleItems ? read : Array(read.prefix(1))
    arrange()
    if !old.isEmpty { delegate?.dataScanner(self, didRemove: old, allItems: items) }
    if !items.isEmpty { delegate?.dataScanner(self, didAdd: items, allItems: items) }
    for stream in streams { stream.yield(items) }
  }

  private func arrange() {
    for button in list.arrangedSubviews { button.removeFromSuperview() }
    for item in items {
      list.addArrangedSubview(
        UIButton(
          primaryAction: UIAction(title: item.title) { [weak self] _ in
            guard let self else { return }
            self.delegate?.dataScanner(self, didTapOn: item)
          }))
    }
  }
}
