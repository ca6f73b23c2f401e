public import SimulatedUI

/// Any tip.
public struct AnyTip: Tip {
  private let tip: any Tip

  /// Takes the type from a tip.
  public init(_ tip: any Tip) { self.tip = tip }

  /// The tip's name.
  public var id: String { tip.key }
  /// The first line.
  public var title: Text { tip.title }
  /// What follows it.
  public var message: Text? { tip.message }
  /// A picture beside it.
  public var image: Image? { tip.image }
  /// Buttons below it.
  public var actions: [Tips.Action] { tip.actions }
  /// What must all hold before it is shown.
  public var rules: [Tips.Rule] { tip.rules }
  /// How often it is shown.
  public var options: [any TipOption] { tip.options }
}
