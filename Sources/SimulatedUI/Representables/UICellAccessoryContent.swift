import SimulatedUIKit

/// What stands at an end of a cell of a list.
struct UICellAccessoryContent: View {
  let cell: UICollectionViewListCell
  let accessory: UICellAccessory
  let look = Look()

  var body: some View {
    if let tint = accessory.tintColor {
      content.foregroundStyle(Color(uiColor: tint))
    } else {
      content
    }
  }

  @ViewBuilder private var content: some View {
    switch accessory.kind {
    case .disclosureIndicator: UIDisclosureSign()
    case .checkmark: UICheckmark()
    case .outlineDisclosure:
      let isExpanded = cell.configurationState.isExpanded
      button(
        isExpanded ? "Collapse" : "Expand", isExpanded ? "chevron.down" : "chevron.right")
    case .delete: button("Remove", "minus.circle.fill")
    case .insert: button("Insert", "plus.circle.fill")
    case .detail: button(UIDetailButton.title, UIDetailButton.symbol)
    case .reorder: Image(systemName: "line.3.horizontal").accessibilityHidden(true)
    case .multiselect:
      Image(systemName: cell.isSelected ? "checkmark.circle.fill" : "circle")
        .accessibilityHidden(true)
    case .label(let text): Text(verbatim: text).foregroundStyle(.secondary)
    case .view(let view): UIViewTree(view: view)
    }
  }

  private func button(_ title: String, _ symbol: String) -> some View {
    UIDetailButton(title: title, symbol: symbol) { cell.press(accessory) }
  }
}

/// The sign of a cell that a tap leads on.
struct UIDisclosureSign: View {
  var body: some View { Image(systemName: "chevron.right").accessibilityHidden(true) }
}

/// The sign of a cell that has been chosen.
struct UICheckmark: View {
  var body: some View { Image(systemName: "checkmark") }
}

/// A button at an end of a cell.
struct UIDetailButton: View {
  /// What the button says that tells more.
  static let title = "More Info"
  /// The picture of that.
  static let symbol = "info.circle"

  var title = Self.title
  var symbol = Self.symbol
  let press: () -> Void
  let look = Look()

  var body: some View {
    Button(LocalizedStringKey(title), systemImage: symbol, action: press).labelStyle(.iconOnly)
  }
}
