/// Tells the presentation around something about it.
private struct SheetModelEffect: ViewEffect {
  let change: @MainActor (SheetModel) -> Void

  func didUpdate(_ node: ViewNode) {
    if let model = node.environment.sheetModel { change(model) }
  }
}

extension View {
  private func sheetModel(_ change: @escaping @MainActor (SheetModel) -> Void) -> some View {
    EffectView(content: self, effect: SheetModelEffect(change: change))
  }

  /// Sets the heights that the sheet around rests at.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    sheetModel { $0.setDetents(detents, selection: nil) }
  }

  /// Sets the heights that the sheet around rests at, and follows which one it is.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    sheetModel { $0.setDetents(detents, selection: selection) }
  }

  /// Shows or hides the handle of the sheet around.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetModel { $0.setIndicator(visibility) }
  }

  /// Keeps the sheet around from being dragged away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    sheetModel { $0.setDismissDisabled(isDisabled) }
  }

  /// Sets whether what is behind the sheet around takes touches.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    sheetModel { $0.setInteraction(interaction) }
  }

  /// Sets what a swipe in the scrolling content of the sheet around does first.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    sheetModel { $0.setContentScrolls(behavior.scrolls) }
  }

  /// Sets how the presentation around is shown where there is little room.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    sheetModel { $0.setAdaptation(adaptation) }
  }

  /// Sets how the presentation around is shown where there is little room, by direction.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }

  /// Rounds the corners of the sheet around, which a terminal cannot show.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Sets what the sheet around is filled with, which accessibility does not tell.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    sheetModel { $0.setBackground() }
  }

  /// Sets what stands behind the content of the sheet around.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    sheetModel { $0.setBackground() }
  }

  /// Sets how the sheet around is sized where there is much room, which is as a page here.
  @available(iOS18 )
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
}
