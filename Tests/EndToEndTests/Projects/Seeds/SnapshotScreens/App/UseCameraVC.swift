import AVFoundation
import UIKit

// From the article, with the properties and methods that it leaves out.
class UseCameraVC: BaseViewController {
    let videoView = UIView()
    let captureSession = AVCaptureSession()
    private let previewLayer = AVCaptureVideoPreviewLayer()
    private(set) var stops = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        videoView.accessibilityIdentifier = "video"
        videoView.frame = view.bounds
        videoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let close = UIButton(
            primaryAction: UIAction(title: "閉じる") { [weak self] _ in self?.dismiss(animated: true) })
        close.accessibilityIdentifier = "close"
        close.frame = CGRect(x: 16, y: 560, width: 120, height: 44)
        bodyLabel.text = "QRコードを枠に合わせてください"
        bodyLabel.frame = CGRect(x: 16, y: 500, width: 280, height: 24)
        for part in [videoView, bodyLabel, close] { view.addSubview(part) }

        self.videoView.layoutIfNeeded()
        setNavigationBar()
        setCameraPreviewMask()
        do {
            guard let videoDevice = AVCaptureDevice.default(for: AVMediaType.video) else { return }
            let videoInput = try AVCaptureDeviceInput(device: videoDevice) as AVCaptureDeviceInput
            if captureSession.canAddInput(videoInput) {
                captureSession.addInput(videoInput)
                let videoOutput = AVCaptureVideoDataOutput()
                if captureSession.canAddOutput(videoOutput) {
                    captureSession.addOutput(videoOutput)
                    videoOutput.setSampleBufferDelegate(self, queue: DispatchQueue.main)
                }
            }
        } catch { return }
        cameraPreview()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // シミュレータの時はカメラが使えないので、閉じる
        #if targetEnvironment(simulator)
        stopCamera()
        dismiss(animated: true)
        #else
        captureSession.startRunning()
        #endif
    }

    func setNavigationBar() { navigationItem.title = "スキャン" }

    func setCameraPreviewMask() {
        let path = UIBezierPath(rect: videoView.bounds)
        path.append(UIBezierPath(roundedRect: videoView.bounds.insetBy(dx: 40, dy: 200), cornerRadius: 8))
        path.usesEvenOddFillRule = true
        let mask = CAShapeLayer()
        mask.path = path.cgPath
        mask.fillRule = .evenOdd
        mask.fillColor = UIColor.black.cgColor
        videoView.layer.addSublayer(mask)
    }

    func cameraPreview() {
        previewLayer.session = captureSession
        previewLayer.videoGravity = .resizeAspectFill
        previewLayer.frame = videoView.bounds
        videoView.layer.insertSublayer(previewLayer, at: 0)
    }

    func stopCamera() {
        stops += 1
        captureSession.stopRunning()
    }

    /// Whether the camera's picture has a place on the screen.
    var hasPreview: Bool { previewLayer.superlayer != nil }
}

extension UseCameraVC: AVCaptureVideoDataOutputSampleBufferDelegate {}

/// The article's mock, which the app shows too when a UI test asks for it.
class MockUseCameraVC: UseCameraVC {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        self.videoView.layoutIfNeeded()
        super.setNavigationBar()
        super.setCameraPreviewMask()
        super.cameraPreview()
        super.stopCamera()
    }
}
