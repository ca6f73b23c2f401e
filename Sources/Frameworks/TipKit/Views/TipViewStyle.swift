public import SimulatedUI

/// How tips are drawn.
@MainActor @preconcurrency
public protocol TipViewStyle {
  /// The type of view a tip becomes.
  associatedtype Body: View
  /// What is known of a tip.
  typealias Configuration = TipViewStyleConfiguration

  /// Makes the view of a tip.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension TipViewStyle {
  /// The view, whatever its type.
  func view(of configuration: TipViewStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a style knows of a tip.
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// Its buttons, which do what the view was told besides.
  public let actions: [Tips.Action]

  /// The first line.
  public var title: Text? { tip.title }
  /// What follows it.
  public var message: Text? { tip.message }
  /// A picture beside it.
  public var image: Image? { tip.image }
}

/// Tips as the system draws them.
public struct MiniTipViewStyle: TipViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view of a tip.
  public func makeBody(configuration: Configuration) -> some View {
    TipCard(configuration: configuration)
  }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// Tips as the system draws them.
  nonisolated public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}
