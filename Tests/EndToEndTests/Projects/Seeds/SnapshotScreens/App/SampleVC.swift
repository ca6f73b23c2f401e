import AVFoundation
import Combine
import UIKit

/// Supplied: what the article calls `coder`, and how often the screen asks its API.
struct ScreenCoder {
    var calls = 1
}

/// Supplied around what the article shows of it: a screen with a camera's picture, a target in front
/// of it, and a text that an API delivers.
class SampleVC: BaseViewController {
    // From the article.
    weak var baseDelegate: BaseViewControllerDelegate?

    /// The article's other name for it.
    var baseViewControllerDelegate: BaseViewControllerDelegate? {
        get { baseDelegate }
        set { baseDelegate = newValue }
    }

    let videoView = UIView()
    let targetView = TargetView()
    let captureSession = AVCaptureSession()
    private let previewLayer = AVCaptureVideoPreviewLayer()
    private(set) var maskedOut = CGRect.zero
    private var calls = 0
    private var answers = 0
    private var completeHander: ((_ readString: String?) -> Void)?
    private var cancellables: Set<AnyCancellable> = []

    // From the article.
    init(baseDelegate: BaseViewControllerDelegate? = nil) {
        self.baseDelegate = baseDelegate
        super.init(nibName: nil, bundle: nil)
    }

    convenience init(coder: ScreenCoder, baseDelegate: BaseViewControllerDelegate? = nil) {
        self.init(baseDelegate: baseDelegate)
        calls = coder.calls
    }

    init?(coder: NSCoder, completeHander: ((_ readString: String?) -> Void)? = nil) {
        self.completeHander = completeHander
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        videoView.accessibilityIdentifier = "video"
        videoView.frame = view.bounds
        videoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        targetView.accessibilityIdentifier = "target"
        targetView.frame = CGRect(x: 40, y: 100, width: view.bounds.width - 80, height: 200)
        targetView.autoresizingMask = .flexibleWidth
        for part in [videoView, targetView, bodyLabel, indicator] { view.addSubview(part) }
        setNavigationBar()
        setCameraPreviewMask()
        cameraPreview()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard calls > 0 else { return }
        if bodyLabel.text == nil { showIndicator() }
        for number in 1...calls { callSomeAPI(number) }
    }

    private func callSomeAPI(_ number: Int) {
        let someAPIResult = Future<Result<String, Error>, Never> { promise in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.4 * Double(number)) {
                promise(.success(.success("バスは\(number)番のりば")))
            }
        }
        // From the article.
        someAPIResult.receive(on: DispatchQueue.main)
            .sink(receiveValue: { [weak self] result in
                guard let self else { return }
                switch result {
                case .success(let item):
                    self.hideIndicator()
                    self.updateView(with: item)
                    // データ反映完了のタイミング
                    self.baseDelegate?.viewDidDraw()
                case .failure(let error):
                    self.hideIndicator()
                    self.showError(error: error)
                }
            })
            .store(in: &cancellables)
    }

    private func updateView(with item: String) { bodyLabel.text = item }

    func setNavigationBar() { navigationItem.title = "Sample" }

    func setCameraPreviewMask() {
        maskedOut = targetView.hole.frame
    }

    func cameraPreview() {
        previewLayer.session = captureSession
        previewLayer.frame = videoView.bounds
        videoView.layer.addSublayer(previewLayer)
    }

    func stopCamera() { captureSession.stopRunning() }

    /// Where the preview is.
    var previewFrame: CGRect { previewLayer.frame }
}

/// Supplied: marks a part of the picture; how large, it only knows once it is laid out.
final class TargetView: UIView {
    let hole = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(hole)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        hole.frame = bounds.insetBy(dx: 10, dy: 10)
    }
}
