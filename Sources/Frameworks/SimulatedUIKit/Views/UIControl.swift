/// Something that a person can use.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// How a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = State([])
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is tapped.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// Its value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it mainly does.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A finger comes down for the second time.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves within it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger is lifted beside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch is taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Editing ends by return.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Any touch.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Anything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }

  private var actions: [(action: UIAction, events: Event)] = []
  private var targets: [ControlTarget] = []
  /// Whether a person can use it.
  open var isEnabled = true { didSet { changed() } }
  /// Whether it is selected.
  open var isSelected = false { didSet { changed() } }
  /// Whether it is touched.
  open var isHighlighted = false

  /// Runs an action when something happens.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Runs an action no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Has a method of a target called when something happens; without a target, of the first
  /// responder
  /// around that has it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.append(ControlTarget(object, action, controlEvents))
  }

  /// Has a method called no more; nil for all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (action == nil || entry.action == action) && (object == nil || entry.object === object)
        && !entry.events.isDisjoint(with: controlEvents)
    }
  }

  /// Calls a method of a target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs what belongs to something that happens.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      if entry.hasTarget, entry.object == nil { continue }
      sendAction(entry.action, to: entry.object, for: UIEvent())
    }
  }
}

/// Whose method is called when something happens to a control.
private struct ControlTarget {
  /// The target, which the control does not keep, as in UIKit.
  private(set) weak var object: AnyObject?
  let hasTarget: Bool
  let action: Selector
  let events: UIControl.Event

  init(_ object: AnyObject?, _ action: Selector, _ events: UIControl.Event) {
    self.object = object
    hasTarget = object != nil
    self.action = action
    self.events = events
  }
}
