import ElementModel

/// Builds the layer of a presentation.
///
/// As in hierarchies of iOS there is a region with the identifier `PopoverDismissRegion` behind a
/// sheet, which dismisses it, and a button labelled "Sheet Grabber" where its handle is shown.
@MainActor struct SheetBuilder {
  let node: ViewNode
  let dismiss: () -> Void

  /// A layer that covers the whole screen.
  ///
  /// What is below is gone once the cover has arrived, as `UIModalPresentationStyle.fullScreen`
  /// removes it (Apple's documentation); unless the app says what stands behind the content, which
  /// may let it through.
  func cover(_ content: [LayoutItem]) -> LayoutItem {
    let layer = layer(rule: CoverRule(), children: [card(content)])
    layer.onEscape = nil
    layer.coversScreen = !node.sheetModel.isArriving && !node.sheetModel.hasBackground
    return layer
  }

  /// A layer with a card that can be dragged.
  func sheet(_ content: [LayoutItem]) -> LayoutItem {
    let model = node.sheetModel
    let card = card(content)
    card.gestures = [AttachedGesture(recognizer: recognizer(for: card), rank: .high)]
    var children = [card]
    if !model.letsTouchesThrough { children.insert(region(), at: 0) }
    if model.showsIndicator { children.append(grabber()) }
    return layer(
      rule: SheetRule(
        model: model, environment: node.environment, hasRegion: !model.letsTouchesThrough),
      children: children)
  }

  /// A layer with a popover beside an item.
  func popover(_ content: [LayoutItem], anchor: LayoutItem?) -> LayoutItem {
    PopoverBuilder(node: node, anchor: anchor).build(
      content: LayoutItem.screen(
        id: node.elementID("sheet"), stackID: node.elementID("stack"), items: content),
      isDismissDisabled: node.sheetModel.isDismissDisabled, dismiss: dismiss)
  }

  private func layer(rule: any LayoutRule, children: [LayoutItem]) -> LayoutItem {
    let layer = LayoutItem(id: node.elementID("dimming"), rule: rule, children: children)
    layer.isOpaque = !node.sheetModel.letsTouchesThrough
    layer.onEscape = dismiss
    return layer
  }

  private func card(_ content: [LayoutItem]) -> LayoutItem {
    let card = LayoutItem.screen(
      id: node.elementID("sheet"), stackID: node.elementID("stack"), items: content,
      element: ElementDescription(.other, traits: [.modal, .opaque]))
    card.isOpaque = true
    card.clips = true
    return card
  }

  private func region() -> LayoutItem {
    let region = LayoutItem(
      id: node.elementID("region"), rule: FillRule(),
      element: ElementDescription(
        .other, label: "dismiss popup", identifier: Element.dismissRegion))
    let model = node.sheetModel
    let dismiss = dismiss
    region.interaction = .action { if !model.isDismissDisabled { dismiss() } }
    return region
  }

  private func grabber() -> LayoutItem {
    let model = node.sheetModel
    let grabber = LayoutItem(
      id: node.elementID("grabber"), rule: FixedRule(size: CGSize(width: 100, height: 24)),
      element: ElementDescription(
        .button, label: "Sheet Grabber", value: model.currentDetent.spoken))
    grabber.interaction = .action { model.step() }
    grabber.gestures = [AttachedGesture(recognizer: recognizer(for: nil), rank: .high)]
    return grabber
  }

  /// Lets a finger drag the sheet: the handle, or the content where it does not scroll itself.
  private func recognizer(for card: LayoutItem?) -> PanRecognizer {
    let model = node.sheetModel
    let dismiss = dismiss
    let recognizer = node.slot(card == nil ? "grabber pan" : "sheet pan") { PanRecognizer() }
    recognizer.accepts = { [weak card] start, translation in
      guard abs(translation.height) > abs(translation.width) else { return false }
      guard let card else { return true }
      return card.letsPanPass(
        at: start, isUpwards: translation.height < 0, canGrow: model.canGrow,
        contentScrolls: model.contentScrolls)
    }
    recognizer.moved = { model.pull(by: $0.height) }
    recognizer.ended = { if model.release(velocity: $0.height) { dismiss() } }
    recognizer.cancelled = { _ = model.release(velocity: 0) }
    return recognizer
  }
}

extension LayoutItem {
  /// Whether a finger that moves up or down on this card moves the card itself: unless something
  /// below it follows the finger, and content that scrolls only while it is at its top.
  fileprivate func letsPanPass(
    at point: CGPoint, isUpwards: Bool, canGrow: Bool, contentScrolls: Bool
  ) -> Bool {
    if isUpwards, !canGrow { return false }
    var mayPass = true
    for child in children {
      child.forEach { item in
        guard item.frame.contains(point) else { return }
        if item.wheel != nil { mayPass = false }
        if item.gestures.contains(where: { $0.rank != .simultaneous }) { mayPass = false }
        guard let scroller = item.scroller, scroller.axes.contains(.vertical) else { return }
        let isAtTop = scroller.offset.y <= 0
        let refreshes = !isUpwards && scroller.refresh != nil
        if !isAtTop || refreshes || contentScrolls && isUpwards { mayPass = false }
      }
    }
    return mayPass
  }
}
