import DeviceServices
public import SimulatedUIKit

/// A screen with a camera that takes pages: the pictures in `Fixtures/VisionKit/Pages`, one for each tap
/// on the button that takes a picture.
@MainActor @preconcurrency
open class VNDocumentCameraViewController: UIViewController {
  private static let folder = "VisionKit/Pages"

  /// Told how it ended.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  private var taken: [UIImage] = []
  private var hint = UILabel()
  private lazy var save = button(Self.save(0)) { $0.finish() }

  /// Whether devices of this kind can: where there are pages to take.
  open class var isSupported: Bool {
    let exists = !DeviceFixtures.current.names(in: folder).isEmpty
    if !exists {
      DeviceServices.shared.notes.add(
        "VisionKit: an app asked for the document camera, which needs pages. Put pictures into "
          + "Fixtures/VisionKit/Pages.")
    }
    return exists
  }

  /// Makes the screen, and asks for the camera.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    hint.text =
      SystemText(
        "Position the document in view.", ja: "書類が画面に入るようにしてください。",
        de: "Positioniere das Dokument im Bild."
      ).text
    let cancel = button(SystemText.cancel.text) { controller in
      guard let delegate = controller.delegate else { return controller.dismiss(animated: true) }
      delegate.documentCameraViewControllerDidCancel(controller)
    }
    let shutter = button(
      SystemText("Take Picture", ja: "写真を撮る", de: "Bild aufnehmen").text
    ) { $0.take() }
    save.isEnabled = false
    for part in [hint, cancel, shutter, save] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let margins = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      hint.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      hint.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      cancel.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 16),
      cancel.topAnchor.constraint(equalTo: margins.topAnchor, constant: 8),
      shutter.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      shutter.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -16),
      save.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -16),
      save.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -16),
    ])
    DeviceServices.shared.permissions.request(.camera) { [weak self] status in
      guard let self, !status.isGranted else { return }
      self.delegate?.documentCameraViewController(
        self, didFailWithError: CocoaError(.userCancelled))
    }
  }

  private func button(
    _ title: String, _ action: @escaping (VNDocumentCameraViewController) -> Void
  ) -> UIButton {
    UIButton(
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let self { action(self) }
      })
  }

  private static func save(_ count: Int) -> String {
    let word = SystemText("Save", ja: "保存", de: "Sichern").text
    return count == 0 ? word : "\(word) (\(count))"
  }

  private func take() {
    let fixtures = DeviceFixtures.current
    let names = fixtures.names(in: Self.folder)
    guard taken.count < names.count else { return }
    let name = names[taken.count]
    guard let data = fixtures.data(of: "\(Self.folder)/\(name)") else { return }
    let title = (name as NSString).deletingPathExtension
    guard let page = UIImage(data: data, scale: 1, name: title) else { return }
    taken.append(page)
    save.setTitle(Self.save(taken.count), for: .normal)
    save.isEnabled = true
  }

  private func finish() {
    delegate?.documentCameraViewController(self, didFinishWith: VNDocumentCameraScan(taken))
  }
}
