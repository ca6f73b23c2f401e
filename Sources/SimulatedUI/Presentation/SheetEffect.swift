import ElementModel
import VirtualTime

/// Shows content over the screen while a condition holds.
struct SheetEffect: ViewEffect {
  /// How content is shown.
  enum Style {
    /// On a card that can be dragged away.
    case sheet
    /// Over the whole screen.
    case cover
    /// Beside what it belongs to, where there is room.
    case popover(PopoverAttachmentAnchor)
  }

  /// How long a sheet takes to come and go.
  private static let transition = Duration.milliseconds(500)

  let key: AnyHashable?
  let style: Style
  let content: () -> any View
  let onDismiss: (() -> Void)?
  let dismiss: () -> Void

  /// Shows content while a condition holds.
  init(
    while isPresented: Binding<Bool>, style: Style, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> any View
  ) {
    key = isPresented.wrappedValue ? AnyHashable(true) : nil
    self.style = style
    self.content = content
    self.onDismiss = onDismiss
    dismiss = { isPresented.wrappedValue = false }
  }

  /// Shows content for an item while there is one.
  init<Item: Identifiable, Content: View>(
    for item: Binding<Item?>, style: Style, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> Content
  ) {
    let current = item.wrappedValue
    key = current.map { AnyHashable($0.id) }
    self.style = style
    self.content = { current.map(content) }
    self.onDismiss = onDismiss
    dismiss = { item.wrappedValue = nil }
  }

  func didUpdate(_ node: ViewNode) {
    let model = node.sheetModel
    if let key {
      var environment = node.environment
      environment.navigation = nil
      environment.isEnabled = true
      environment.sheetModel = model
      let window = node.environment.windowSizeClass
      environment.windowSizeClass = window
      environment.horizontalSizeClass = isCover(node) ? window : .compact
      let dismiss = dismiss
      environment.dismiss = DismissAction(isPresented: true, isModal: true) { dismiss() }
      let view = node.making(content)
      node.updateChild(.id(key, 0), view, environment: environment)
    } else {
      model.reset()
    }
    let memory = node.memory(PresentationMemory())
    if key != nil, !memory.isPresenting, case .cover = style { model.arrive(in: Self.transition) }
    let hasEnded = memory.follow(
      key, node: node, duration: Self.transition, label: "sheet transition")
    guard hasEnded, let onDismiss else { return }
    // UIKit tells when the sheet has gone.
    VirtualTime.schedule(after: Self.transition, kind: .animation, label: "sheet dismissal") {
      [weak graph = node.graph] in
      if graph != nil { onDismiss() }
    }
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    guard let key, let child = node.child(.id(key, 0)) else { return items }
    context.scene.present(takesFocus: true) { inner in
      let builder = SheetBuilder(node: node, dismiss: dismiss)
      let content = child.build(in: inner)
      return switch shownStyle(node) {
      case .sheet: builder.sheet(content)
      case .cover: builder.cover(content)
      case .popover: builder.popover(content, anchor: items.first)
      }
    }
    return items
  }

  // Without a sheet it adds nothing, whatever the closures are.
  func buildsLike(_ old: SheetEffect) -> Bool { key == nil && old.key == nil }

  private func isCover(_ node: ViewNode) -> Bool {
    if case .cover = shownStyle(node) { true } else { false }
  }

  /// The style where the presentation is: popovers become sheets where there is little room.
  private func shownStyle(_ node: ViewNode) -> Style {
    let isCompact = node.environment.windowSizeClass != .regular
    guard isCompact else { return style }
    switch (node.sheetModel.adaptation.kind, style) {
    case (.popover, .popover), (.none, .popover): return style
    case (.fullScreenCover, _): return .cover
    case (.sheet, _), (_, .popover): return .sheet
    default: return style
    }
  }
}

extension ViewNode {
  /// What the content of this node's presentation says about it.
  var sheetModel: SheetModel { slot("sheet model") { SheetModel(node: self) } }
}
