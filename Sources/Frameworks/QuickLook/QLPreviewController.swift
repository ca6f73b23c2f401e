import SimulatedUI
public import SimulatedUIKit

/// A screen of the system's on which files are looked at: pictures, PDF files by their text, and text;
/// of others the name and the size.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
  /// Gives the files.
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadIfShown() } }
  /// Told what the person does.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The place of the file in front, from 0.
  open var currentPreviewItemIndex = 0 {
    didSet { if currentPreviewItemIndex != oldValue, !isTurning { reloadIfShown() } }
  }
  private var isTurning = false

  /// The file in front.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex >= 0,
      currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// Whether a file can be looked at: all can, as far as their names.
  nonisolated open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL?.isFileURL ?? false
  }

  /// Asks for the files anew.
  open func reloadData() { reloadIfShown() }

  /// Looks at the file in front anew.
  open func refreshCurrentPreviewItem() { reloadIfShown() }

  /// Makes the screen.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Asks for the files.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    show()
  }

  /// Tells that the screen goes.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    delegate?.previewControllerWillDismiss(self)
  }

  /// Tells that the screen has gone.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    delegate?.previewControllerDidDismiss(self)
  }

  private func reloadIfShown() { if isViewLoaded { show() } }

  private func show() {
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    let subjects = (0..<count).map {
      PreviewSubject(dataSource?.previewController(self, previewItemAt: $0), place: $0)
    }
    if navigationController != nil {
      let front = subjects.first { $0.id == currentPreviewItemIndex }
      navigationItem.title = front?.title
      viewIfLoaded?.kind = .hosting(
        AnyView(PushedPreview(subjects: subjects, place: currentPreviewItemIndex)))
    } else {
      viewIfLoaded?.kind = .hosting(
        AnyView(
          PreviewScreen(
            subjects: subjects, place: currentPreviewItemIndex,
            turn: { [weak self] in self?.turn(to: $0) },
            finish: { [weak self] in self?.dismiss(animated: true) })))
    }
  }

  private func turn(to place: Int) {
    isTurning = true
    currentPreviewItemIndex = place
    isTurning = false
  }
}

/// The files below the bar of a navigation controller.
private struct PushedPreview: View {
  let subjects: [PreviewSubject]
  @State var place: Int

  var body: some View {
    VStack(spacing: 0) {
      PreviewPages(subjects: subjects, place: $place)
      HStack {
        PreviewSharing(url: subjects.first { $0.id == place }?.url)
        Spacer()
      }
      .padding()
    }
  }
}

/// Gives the files that are looked at.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many there are.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// One of them, from 0.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}
