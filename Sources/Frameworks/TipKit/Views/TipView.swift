public import SimulatedUI

/// A tip between other views, there while it is of use.
@available(iOS17 )
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: (Tips.Action) -> Void
  @Environment(\.tipAppearance) private var appearance
  @State private var isShown = false

  /// Creates the view of a tip.
  ///
  /// - Parameters:
  ///   - tip: The tip; nothing is shown without one.
  ///   - arrowEdge: Where an arrow points to what it is about.
  ///   - action: Told which of its buttons the person uses.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.action = action
  }

  /// Creates the view of a tip that is gone when the binding is false.
  public init(
    _ tip: Content?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.init(isPresented?.wrappedValue ?? true ? tip : nil, arrowEdge: arrowEdge, action: action)
  }

  /// The tip.
  public var body: some View {
    VStack(spacing: 0) {
      if isShown, let tip { StyledTip(tip: tip, appearance: appearance, action: action) }
    }
    .task(id: tip?.key) { await follow() }
  }

  private func follow() async {
    isShown = false
    guard let tip else { return }
    await tip.follow { shows in withAnimation { isShown = shows } }
  }
}

extension TipView where Content == AnyTip {
  /// Creates the view of whatever tip there is.
  @_disfavoredOverload
  public init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip.map { AnyTip($0) }, arrowEdge: arrowEdge, action: action)
  }
}
