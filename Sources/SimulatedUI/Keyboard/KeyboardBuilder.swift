import ElementModel

/// The keyboard of the text input with focus, as a part of the screen.
@MainActor struct KeyboardBuilder {
  let root: ViewNode
  let device: Device
  let input: TextInput

  /// How much of the screen's bottom the keyboard covers, in points, as dumps of Xcode show it.
  static func height(on device: Device) -> CGFloat {
    let isFlat = device.size.width > device.size.height
    if device.isTablet { return isFlat ? 408 : 320 }
    if isFlat { return device.safeArea.bottom > 0 ? 200 : 162 }
    return device.safeArea.bottom > 0 ? 291 : 216
  }

  /// Makes the keyboard's window.
  func build() -> LayoutItem {
    let state = root.graph.keyboard
    let layout = KeyboardLayout(
      input.keyboard, plane: state.plane, isShifted: state.isShifted(for: input))
    let rows = layout.rows.enumerated().map { row, keys in
      LayoutItem(
        id: root.elementID("keyboard row \(row)"), rule: KeyRowRule(widths: keys.map(\.width)),
        children: keys.enumerated().map { item(of: $1, at: $0, row: row, state: state) })
    }
    let keyboard = LayoutItem(
      id: root.elementID("keyboard"), rule: KeyRowsRule(), children: rows,
      element: ElementDescription(.keyboard, traits: .opaque))
    var parts = [keyboard]
    if device.safeArea.bottom > 0, !device.isTablet { parts.append(strip()) }
    let area = LayoutItem(
      id: root.elementID("keyboard area"),
      rule: KeyboardAreaRule(height: Self.height(on: device)), children: parts,
      element: ElementDescription(.other))
    area.isOpaque = true
    return LayoutItem(
      id: root.elementID("keyboard window"), rule: KeyboardWindowRule(), children: [area],
      element: ElementDescription(.window))
  }

  private func item(
    of key: KeyboardLayout.Key, at column: Int, row: Int, state: KeyboardState
  ) -> LayoutItem {
    let item = LayoutItem(
      id: root.elementID("key \(row) \(column)"), rule: FillRule(),
      element: key.action == .none
        ? nil
        : ElementDescription(
          key.isButton ? .button : .key, label: key.label, identifier: key.identifier))
    let action = key.action
    if action != .none { item.interaction = .action { state.press(action) } }
    return item
  }

  /// The buttons below the keys of a phone without a home button.
  private func strip() -> LayoutItem {
    let buttons = [("Emoji", ""), ("Dictate", "dictation")].map { label, identifier in
      LayoutItem(
        id: root.elementID("keyboard \(label)"),
        rule: FixedRule(size: CGSize(width: 65, height: 58)),
        element: ElementDescription(.button, label: label, identifier: identifier))
    }
    let spacer = LayoutItem(
      id: root.elementID("keyboard spacer"), rule: SpacerRule(minLength: 0))
    spacer.isSpacer = true
    return LayoutItem(
      id: root.elementID("keyboard strip"),
      rule: StackRule(axis: .horizontal, alignment: .center, spacing: 0),
      children: [buttons[0], spacer, buttons[1]])
  }
}

/// Fills the screen with the keyboard's window.
private struct KeyboardWindowRule: LayoutRule {
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    FillRule().size(for: proposal, children)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    for child in children {
      let height = child.size(for: ProposedSize(rect.size)).height
      child.place(
        in: CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height))
    }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}

/// Places the keys, and what is below them.
private struct KeyboardAreaRule: LayoutRule {
  static let stripHeight: CGFloat = 58
  let height: CGFloat

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: height)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let strip = children.count > 1 ? Self.stripHeight : 0
    children[0].place(
      in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - strip))
    guard children.count > 1 else { return }
    children[1].place(
      in: CGRect(x: rect.minX, y: rect.maxY - strip, width: rect.width, height: strip))
  }
}

/// Shares the height of a keyboard among its rows.
private struct KeyRowsRule: LayoutRule {
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    FillRule().size(for: proposal, children)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let height = rect.height / CGFloat(max(1, children.count))
    for (index, child) in children.enumerated() {
      child.place(
        in: CGRect(
          x: rect.minX, y: rect.minY + CGFloat(index) * height, width: rect.width,
          height: height))
    }
  }
}

/// Places the keys of a row in its middle.
private struct KeyRowRule: LayoutRule {
  let widths: [Double]

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    FillRule().size(for: proposal, children)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let total = widths.reduce(0, +)
    // A full row of letters has ten keys; a number pad's three are as wide as the keyboard.
    let unit = rect.width / CGFloat(total <= 3 ? total : max(10, total))
    var x = rect.midX - unit * CGFloat(total) / 2
    for (child, width) in zip(children, widths) {
      let frame = CGRect(x: x, y: rect.minY, width: unit * CGFloat(width), height: rect.height)
      child.place(in: frame.insetBy(dx: 1, dy: 2))
      x += unit * CGFloat(width)
    }
  }
}
