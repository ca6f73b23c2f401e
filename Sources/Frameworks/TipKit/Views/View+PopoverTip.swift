public import SimulatedUI

extension View {
  /// Shows a tip in a popover that points to this view, while it is of use.
  ///
  /// - Parameters:
  ///   - tip: The tip; nothing is shown without one.
  ///   - arrowEdge: Which edge of the popover the arrow is at.
  ///   - action: Told which of its buttons the person uses.
  /// - Returns: The view with the tip.
  @available(iOS17 )
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    TipPopover(content: self, tip: tip, edge: arrowEdge ?? .top, action: action)
  }

  /// Shows a tip in a popover that points to this view, while it is of use and a binding is true.
  @available(iOS17 )
  public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    popoverTip(
      isPresented?.wrappedValue ?? true ? tip : nil, arrowEdge: arrowEdge, action: action)
  }
}

/// A view with a popover that shows a tip.
private struct TipPopover<Content: View>: View {
  let content: Content
  let tip: (any Tip)?
  let edge: Edge
  let action: (Tips.Action) -> Void
  @Environment(\.tipAppearance) private var appearance
  @State private var isShown = false

  var body: some View {
    content
      .popover(isPresented: shown, arrowEdge: edge) {
        if let tip {
          StyledTip(tip: tip, appearance: appearance, action: action)
            .presentationCompactAdaptation(.popover)
        }
      }
      .task(id: tip?.key) { await follow() }
  }

  /// A person who taps beside the popover has closed the tip.
  private var shown: Binding<Bool> {
    Binding {
      isShown
    } set: { shows in
      if !shows, isShown { tip?.invalidate(reason: .tipClosed) }
      isShown = shows
    }
  }

  private func follow() async {
    isShown = false
    guard let tip else { return }
    await tip.follow { isShown = $0 }
  }
}
