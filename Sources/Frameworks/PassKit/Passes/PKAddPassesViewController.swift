import DeviceServices
import SimulatedUI
public import SimulatedUIKit

/// A sheet on which the person adds passes.
@MainActor @preconcurrency
open class PKAddPassesViewController: UIViewController {
  /// Told that it is over.
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  private let passes: [PKPass]

  /// A sheet for a pass.
  public convenience init?(pass: PKPass) { self.init(passes: [pass]) }

  /// A sheet for passes; `nil` where there are none.
  public init?(passes: [PKPass]) {
    guard !passes.isEmpty else { return nil }
    self.passes = passes
    super.init(nibName: nil, bundle: nil)
  }

  /// Not used: there are no archives of views here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Whether passes can be added: yes.
  open class func canAddPasses() -> Bool { true }

  /// Makes the sheet.
  open override func loadView() {
    let shown = UIView(frame: UIScreen.main.bounds)
    shown.kind = .hosting(
      AnyView(
        PassSheet(names: passes.map(\.localizedName)) { [weak self] in self?.finish(adding: $0) }))
    view = shown
  }

  private func finish(adding: Bool) {
    if adding { PKPassLibrary().addPasses(passes) }
    guard let delegate else { return dismiss(animated: true) }
    delegate.addPassesViewControllerDidFinish(self)
  }
}

/// Told that a sheet to add passes is over.
@MainActor @preconcurrency
public protocol PKAddPassesViewControllerDelegate: AnyObject {
  /// It is: the app takes it away.
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
  /// The sheet goes.
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {
    controller.dismiss(animated: true)
  }
}

/// What the sheet shows: a row for each pass, and two buttons.
private struct PassSheet: View {
  let names: [String]
  let finish: (Bool) -> Void

  var body: some View {
    NavigationStack {
      List(Array(names.enumerated()), id: \.offset) { _, name in
        Label(name.isEmpty ? "Pass" : name, systemImage: "wallet.pass")
      }
      .navigationTitle(Text(verbatim: "Apple Wallet"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(SystemText.cancel.text) { finish(false) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(SystemText.add.text) { finish(true) }
        }
      }
    }
  }
}
