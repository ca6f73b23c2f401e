/// A rectangle in a view that rules may name.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// What a guide that views have by themselves is.
  enum Role { case own, safeArea, margins, content, frame, keyboard }

  /// The view that it is in.
  open internal(set) weak var owningView: UIView?
  /// What messages call it.
  open var identifier = ""
  /// Where it is in its view, as of the last layout.
  open internal(set) var layoutFrame = CGRect.zero
  let role: Role

  /// Creates a guide.
  public override init() {
    role = .own
    super.init()
  }

  init(_ role: Role, of view: UIView, called identifier: String) {
    self.role = role
    owningView = view
    self.identifier = identifier
    super.init()
  }
}
