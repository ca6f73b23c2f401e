import AVFoundation
import UIKit

/// The camera, and in front of it a frame to hold a ticket's code into.
class ScannerViewController: GuideViewController {
  let cameraView = UIView()
  let frameView = UIView()
  let hintLabel = UILabel()
  let captureSession = AVCaptureSession()
  private let previewLayer = AVCaptureVideoPreviewLayer()
  private let onCode: (String) -> Void

  /// - Parameter onCode: Told what the code says.
  init(onCode: @escaping (String) -> Void) {
    self.onCode = onCode
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    cameraView.accessibilityIdentifier = "scanner.camera"
    frameView.accessibilityIdentifier = "scanner.frame"
    hintLabel.accessibilityIdentifier = "scanner.hint"
    hintLabel.textAlignment = .center
    // What the camera sees may be of any colour, in both appearances.
    hintLabel.textColor = .white
    hintLabel.backgroundColor = UIColor(white: 0, alpha: 0.6)
    hintLabel.layer.cornerRadius = 8
    hintLabel.clipsToBounds = true
    for part in [cameraView, frameView, hintLabel] { view.addSubview(part) }
    navigationItem.title = localized("scanner.title")
    setUpOverlay()
    startCamera()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    captureSession.stopRunning()
  }

  /// Places the overlay for the size that the screen has now.
  func setUpOverlay() {
    let side = min(view.bounds.width * 0.7, view.bounds.height * 0.45)
    cameraView.frame = view.bounds
    frameView.frame = CGRect(
      x: (view.bounds.width - side) / 2, y: view.bounds.height * 0.2, width: side, height: side)
    frameView.layer.borderWidth = 3
    frameView.layer.borderColor = UIColor.systemYellow.cgColor
    hintLabel.frame = CGRect(
      x: 16, y: frameView.frame.maxY + 16, width: view.bounds.width - 32, height: 44)
  }

  /// Leads the camera's picture to the screen and to the search for codes.
  func startCamera() {
    guard let camera = AVCaptureDevice.default(for: .video),
      let input = try? AVCaptureDeviceInput(device: camera), captureSession.canAddInput(input)
    else {
      hintLabel.text = localized("scanner.noCamera")
      return
    }
    captureSession.addInput(input)
    let output = AVCaptureMetadataOutput()
    guard captureSession.canAddOutput(output) else { return }
    captureSession.addOutput(output)
    output.setMetadataObjectsDelegate(self, queue: .main)
    output.metadataObjectTypes = [.qr]
    captureSession.startRunning()
    showPreview()
  }

  /// Shows what the camera sees; without a camera an empty picture.
  func showPreview() {
    previewLayer.session = captureSession
    previewLayer.videoGravity = .resizeAspectFill
    previewLayer.frame = cameraView.bounds
    cameraView.layer.insertSublayer(previewLayer, at: 0)
    hintLabel.text = localized("scanner.hint")
  }

  /// Takes a code.
  func found(_ code: String) {
    captureSession.stopRunning()
    hintLabel.text = localized("scanner.found")
    onCode(code)
    drawing?.screenDidDraw()
  }
}

extension ScannerViewController: AVCaptureMetadataOutputObjectsDelegate {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    let codes = metadataObjects.compactMap { $0 as? AVMetadataMachineReadableCodeObject }
    if let text = codes.first?.stringValue { found(text) }
  }
}
