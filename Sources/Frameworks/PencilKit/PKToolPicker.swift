public import SimulatedUIKit

/// The system's choice of pens, which does not show here: canvases draw with the tool that they have.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
  /// What is chosen.
  open var selectedTool: any PKTool = PKInkingTool(.pen) {
    didSet { for observer in observers { observer()?.toolPickerSelectedToolDidChange(self) } }
  }
  /// Whether there is a ruler.
  open var isRulerActive = false
  /// Whether it shows: told as the app has it.
  open private(set) var isVisible = false
  /// Light or dark.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Light or dark, of the colours.
  open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether it says what draws.
  open var showsDrawingPolicyControls = true
  /// What it is remembered by.
  open var stateAutosaveName: String?
  private var observers: [() -> (any PKToolPickerObserver)?] = []

  /// Creates a choice.
  public override init() { super.init() }

  /// That of a window, in the older form.
  open class func shared(for window: UIWindow) -> PKToolPicker? { only }
  private static let only = PKToolPicker()

  /// Shows it while something is used.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    guard visible != isVisible else { return }
    isVisible = visible
    for observer in observers { observer()?.toolPickerVisibilityDidChange(self) }
  }

  /// Has somebody told of it; canvases take its tool.
  open func addObserver(_ observer: any PKToolPickerObserver) {
    observers.append { [weak observer] in observer }
    observer.toolPickerSelectedToolDidChange(self)
  }

  /// Has somebody no longer told of it.
  open func removeObserver(_ observer: any PKToolPickerObserver) {
    observers.removeAll { $0() === observer || $0() == nil }
  }

  /// What of a view it covers: nothing.
  open func frameObscured(in view: UIView) -> CGRect { .null }
}

/// Told of the choice of pens.
@MainActor @preconcurrency
public protocol PKToolPickerObserver: AnyObject {
  /// Something else is chosen.
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  /// There is a ruler, or not.
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  /// It shows, or not.
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  /// It covers something else.
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
  /// Nothing is done.
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  /// Nothing is done.
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
  /// Nothing is done.
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  /// Nothing is done.
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}

extension PKCanvasView: PKToolPickerObserver {
  /// Draws with what is chosen.
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {
    tool = toolPicker.selectedTool
  }
}
