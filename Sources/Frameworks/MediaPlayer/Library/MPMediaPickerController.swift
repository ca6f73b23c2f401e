import DeviceServices
import SimulatedUI
public import SimulatedUIKit

/// A sheet on which the person chooses music of a library that is empty.
@MainActor @preconcurrency
open class MPMediaPickerController: UIViewController {
  /// What kinds of thing can be chosen.
  public let mediaTypes: MPMediaType
  /// Told what was chosen.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether several can be chosen.
  open var allowsPickingMultipleItems = false
  /// Whether what is elsewhere can be chosen.
  open var showsCloudItems = true
  /// Whether what may only be played here can be chosen.
  open var showsItemsWithProtectedAssets = true
  /// What is said above.
  open var prompt: String?

  /// A sheet for some kinds of thing.
  public init(mediaTypes: MPMediaType = .any) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }

  /// Not used: there are no archives of views here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Makes the sheet.
  open override func loadView() {
    let shown = UIView(frame: UIScreen.main.bounds)
    shown.kind = .hosting(
      AnyView(MediaBrowser(prompt: prompt ?? "") { [weak self] in self?.cancel() }))
    view = shown
  }

  private func cancel() {
    guard let delegate else { return dismiss(animated: true) }
    delegate.mediaPickerDidCancel(self)
  }
}

/// Told what music a person has chosen.
@MainActor @preconcurrency
public protocol MPMediaPickerControllerDelegate: AnyObject {
  /// Something was chosen: never, here.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// Nothing was: the app takes the sheet away.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  /// Nothing is done.
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  /// The sheet goes.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {
    mediaPicker.dismiss(animated: true)
  }
}

/// What the sheet shows.
private struct MediaBrowser: View {
  private static let library = SystemText("Library", ja: "ライブラリ", de: "Mediathek")
  private static let empty = SystemText("No Music", ja: "ミュージックなし", de: "Keine Musik")

  let prompt: String
  let cancel: () -> Void

  var body: some View {
    NavigationStack {
      ContentUnavailableView(
        Self.empty.text, systemImage: "music.note",
        description: prompt.isEmpty ? nil : Text(verbatim: prompt)
      )
      .navigationTitle(Text(verbatim: Self.library.text))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(SystemText.cancel.text) { cancel() }
        }
      }
    }
  }
}
