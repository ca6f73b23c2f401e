public import SimulatedUIKit

/// Lets a person select texts in a picture; only what is selected by an app is.
@MainActor @preconcurrency
open class ImageAnalysisInteraction: NSObject, UIInteraction {
  /// What a person can do.
  public struct InteractionTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates types from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All of it.
    public static let automatic = InteractionTypes(rawValue: 1 << 0)
    /// Select texts.
    public static let textSelection = InteractionTypes(rawValue: 1 << 1)
    /// Follow addresses and numbers.
    public static let dataDetectors = InteractionTypes(rawValue: 1 << 2)
    /// Take things out of the picture.
    public static let imageSubject = InteractionTypes(rawValue: 1 << 3)
    /// Read about things.
    public static let visualLookUp = InteractionTypes(rawValue: 1 << 4)
    /// Select texts and follow addresses.
    public static let automaticTextOnly = InteractionTypes(rawValue: 1 << 5)
  }

  /// The view.
  public private(set) weak var view: UIView?
  /// Told what a person does.
  public weak var delegate: (any ImageAnalysisInteractionDelegate)?
  /// What was found in the picture.
  public var analysis: ImageAnalysis?
  /// What a person can do.
  public var preferredInteractionTypes: InteractionTypes = []
  /// The same.
  public var activeInteractionTypes: InteractionTypes { preferredInteractionTypes }
  /// Whether the buttons in front of the picture are hidden.
  public var isSupplementaryInterfaceHidden = false
  /// Whether all that can be selected is marked.
  public var selectableItemsHighlighted = false
  /// Whether a long press follows addresses too.
  public var allowLongPressForDataDetectorsInTextMode = false
  /// All texts in the picture.
  public var text: String { analysis?.transcript ?? "" }
  /// The text that is selected: none.
  public var selectedText: String { "" }
  /// Whether a text is selected: no.
  public var hasActiveTextSelection: Bool { false }

  /// Creates an interaction.
  public override init() { super.init() }

  /// Creates an interaction.
  public convenience init(_ delegate: any ImageAnalysisInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  /// Called before it comes to a view, or goes from it.
  public func willMove(to view: UIView?) {}
  /// Called when it has come to a view, or has gone from it.
  public func didMove(to view: UIView?) { self.view = view }
  /// Selects nothing any more.
  public func resetTextSelection() {}
  /// Asks where the picture is in the view.
  public func setContentsRectNeedsUpdate() {}
  /// Hides the buttons, or shows them.
  public func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
    isSupplementaryInterfaceHidden = hidden
  }
}

/// Told what a person does in a picture.
@MainActor @preconcurrency
public protocol ImageAnalysisInteractionDelegate: AnyObject {
  /// Whether something may begin.
  func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool
  /// Where the picture is in the view, in parts of it.
  func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
  /// The view that the picture is in.
  func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
  /// The controller that shows something in front.
  func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
}

extension ImageAnalysisInteractionDelegate {
  /// It may.
  public func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool { true }
  /// Everywhere.
  public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
    CGRect(x: 0, y: 0, width: 1, height: 1)
  }
  /// Its own.
  public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? {
    interaction.view
  }
  /// None.
  public func presentingViewController(
    for interaction: ImageAnalysisInteraction
  ) -> UIViewController? { nil }
}
