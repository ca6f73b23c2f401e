import ElementModel
import VirtualTime

/// Shows an alert, or a choice of actions, while a condition holds.
///
/// The elements inside are nested as Xcode's recorder finds them:
/// `app.alerts["Sure?"].scrollViews.otherElements.buttons["Yes"]`, and text fields in cells of
/// `.scrollViews.otherElements.collectionViews`. Where there is much room a choice is a popover
/// without a button to cancel, and a region around it that dismisses it.
struct AlertEffect: ViewEffect {
  /// The two ways a question is put to the person.
  enum Style {
    /// In the middle of the screen.
    case alert
    /// At the bottom, as a confirmation dialog.
    case sheet
  }

  /// How long an alert takes to come and go.
  private static let transition = Duration.milliseconds(250)

  var style = Style.alert
  let title: Text?
  let isPresented: Binding<Bool>
  let actions: any View
  let message: any View

  func didUpdate(_ node: ViewNode) {
    let isShown = node.read(isPresented)
    if isShown {
      var environment = node.environment
      environment.isEnabled = true
      environment.navigation = nil
      node.updateChild(.role(.actions), actions, environment: environment)
      node.updateChild(.role(.message), message, environment: environment)
    } else {
      node.slot("alert focus") { AlertFocus() }.isSettled = false
    }
    _ = node.memory(PresentationMemory()).follow(
      isShown ? AnyHashable(true) : nil, node: node, duration: Self.transition,
      label: "alert transition")
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    guard let actions = node.child(.role(.actions)) else { return items }
    let isPopover = style == .sheet && node.environment.windowSizeClass == .regular
    context.scene.present(takesFocus: false, inputsTakeFocus: true) { inner in
      var inner = inner
      inner.bar = nil
      let parts = AlertParts(actions.build(in: inner))
      let message = node.child(.role(.message))?.build(in: inner) ?? []
      let box = box(parts, message: message, isPopover: isPopover, node: node)
      if style == .alert { focus(on: inner.scene.textInputs.first, node: node) }
      if isPopover {
        return PopoverBuilder(node: node, anchor: items.first).build(content: box) {
          isPresented.wrappedValue = false
        }
      }
      let dimming = LayoutItem(
        id: node.elementID("dimming"),
        rule: AlertPlacement(isAtBottom: style == .sheet), children: [box])
      dimming.isOpaque = true
      return dimming
    }
    return items
  }

  // With the same children it was not shown before either, and adds nothing.
  func buildsLike(_ old: AlertEffect) -> Bool { !isPresented.wrappedValue }

  /// Builds the box with texts, fields and buttons.
  private func box(
    _ parts: AlertParts, message: [LayoutItem], isPopover: Bool, node: ViewNode
  ) -> LayoutItem {
    let builder = AlertBuilder(node: node, style: style)
    let title = title?.title ?? ""
    var texts: [LayoutItem] = title.isEmpty ? [] : [builder.title(title)]
    texts += message
    if !parts.fields.isEmpty { texts.append(builder.fields(parts.fields)) }
    var buttons = closing(parts.buttons, node: node)
    if isPopover { buttons.removeAll { $0.isCancelling } }
    var children: [LayoutItem] = texts.isEmpty ? [] : [builder.texts(texts)]
    children.append(builder.buttons(buttons))
    let box = LayoutItem(
      id: node.elementID("alert"),
      rule: AlertRule(width: style == .alert || isPopover ? 270 : nil), children: children,
      element: ElementDescription(
        style == .alert ? .alert : .sheet, label: title, traits: [.modal, .opaque]))
    box.isOpaque = true
    return box
  }

  /// The first text field of an alert has keyboard focus once the alert is there, as UIKit does.
  private func focus(on input: TextInput?, node: ViewNode) {
    let focus = node.slot("alert focus") { AlertFocus() }
    guard let input, !focus.isSettled else { return }
    focus.isSettled = true
    VirtualTime.schedule(after: Self.transition, kind: .animation, label: "alert focus") {
      [weak node] in
      guard let node, node.isAlive, focus.isSettled else { return }
      node.graph.focus.move(to: input, among: [input])
      node.invalidator.invalidate()
    }
  }

  /// Makes each button end the alert before it acts.
  ///
  /// Where there has to be one and is none, one is added. The button that cancels comes first of
  /// two and last of more, as iOS orders them.
  private func closing(_ items: [LayoutItem], node: ViewNode) -> [LayoutItem] {
    let isPresented = isPresented
    var items = items
    for button in items.flatMap(\.topElements) where button.element?.type == .button {
      guard case .action(let action) = button.interaction else { continue }
      button.interaction = .action {
        isPresented.wrappedValue = false
        action()
      }
    }
    let hasCancel = items.contains(where: \.isCancelling)
    if style == .alert ? items.isEmpty : !hasCancel {
      items.append(
        AlertBuilder(node: node, style: style).defaultButton {
          isPresented.wrappedValue = false
        })
    }
    let cancelling = items.filter(\.isCancelling)
    let others = items.filter { !$0.isCancelling }
    return style == .alert && items.count == 2 ? cancelling + others : others + cancelling
  }
}

/// Whether the field of an alert has been given focus.
@MainActor private final class AlertFocus {
  var isSettled = false
}

/// The views that an app gave an alert, by what alerts do with them; others are not shown.
@MainActor private struct AlertParts {
  var buttons: [LayoutItem] = []
  var fields: [LayoutItem] = []

  init(_ items: [LayoutItem]) {
    for item in items {
      let types = item.topElements.compactMap { $0.element?.type }
      if types.contains(.textField) || types.contains(.secureTextField) {
        fields.append(item)
      } else if types.contains(.button) {
        buttons.append(item)
      }
    }
  }
}

extension LayoutItem {
  /// Whether the item is a button of cancelling role.
  fileprivate var isCancelling: Bool {
    topElements.contains { $0.element?.traits.contains(.cancel) ?? false }
  }
}
