public import SimulatedUI

/// Something that the app wants to tell the person about what it can do.
@available(iOS17 )
public protocol Tip: Identifiable, Sendable {
  /// A button below a tip.
  typealias Action = Tips.Action
  /// Something that happens in the app.
  typealias Event = Tips.Event
  /// When a tip is of use.
  typealias Rule = Tips.Rule
  /// How often a tip is shown.
  typealias Option = TipOption
  /// Whether a tip is shown.
  typealias Status = Tips.Status
  /// Shows a tip a number of times at most.
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// Shows a tip however short ago another one was shown.
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  /// The first line.
  var title: Text { get }
  /// What follows it.
  var message: Text? { get }
  /// A picture beside it.
  var image: Image? { get }
  /// Buttons below it.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// What must all hold before it is shown.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// How often it is shown.
  @Tips.OptionsBuilder var options: [any Option] { get }
}

extension Tip {
  /// The name of the type.
  public var id: String { String(describing: Self.self) }
  /// Nothing follows.
  public var message: Text? { nil }
  /// No picture.
  public var image: Image? { nil }
  /// No buttons.
  public var actions: [Action] { [] }
  /// It is always of use.
  public var rules: [Rule] { [] }
  /// As often as there is reason to.
  public var options: [any Option] { [] }
}

extension Tip {
  /// What the store calls it.
  var key: String { "\(id)" }

  /// Whether it is shown now.
  public var status: Status { TipStore.shared.status(of: self) }

  /// Whether it is shown now.
  public var shouldDisplay: Bool { status == .available }

  /// Whether it is shown, now and after each change.
  public var statusUpdates: AsyncStream<Status> {
    TipStore.shared.updates { TipStore.shared.status(of: self) }
  }

  /// Whether it is shown, now and after each change.
  public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Status>, Bool> {
    statusUpdates.map { $0 == .available }
  }

  /// Shows it no more.
  ///
  /// - Parameter reason: Why.
  public func invalidate(reason: Tips.InvalidationReason) {
    TipStore.shared.invalidate(key, reason)
  }

  /// Makes it as it was before it was shown the first time.
  public func resetEligibility() async { TipStore.shared.forget(key) }
}
