import ElementModel

/// Keeps what a tab or row carries at its end.
struct BadgeEffect: ViewEffect {
  /// What is shown; nil for nothing.
  let text: String?
  /// What VoiceOver says of it on a tab, as UIKit does: "3 items" for a number.
  let spoken: String?

  init(count: Int) {
    text = count > 0 ? "\(count)" : nil
    spoken = count > 0 ? (count == 1 ? "1 item" : "\(count) items") : nil
  }

  init(text: String?) {
    self.text = text.flatMap { $0.isEmpty ? nil : $0 }
    spoken = self.text
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    guard context.isInList, let text else { return items }
    return items.enumerated().map { index, item in
      item.mapRows { row in
        let badge = LayoutItem(
          id: node.elementID("badge \(index)"),
          rule: TextRule(
            text: text, font: .body, lineLimit: 1, typeSize: node.environment.dynamicTypeSize),
          element: ElementDescription(.staticText, label: text, traits: .secondary))
        row.adjustElements { $0.appearance.badge = text }
        return LayoutItem(
          id: node.elementID("badged \(index)"), rule: BadgeRule(), children: [row, badge],
          inheriting: row)
      }
    }
  }
}

/// Places a badge at the end of a row.
private struct BadgeRule: LayoutRule {
  private static let gap: CGFloat = 8

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let badge = children[1].size(for: proposal)
    let width = proposal.width.map { max(0, $0 - badge.width - Self.gap) }
    let row = children[0].size(for: ProposedSize(width: width, height: proposal.height))
    return CGSize(
      width: proposal.width ?? row.width + Self.gap + badge.width,
      height: max(row.height, badge.height))
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let badge = children[1].size(for: ProposedSize(rect.size))
    let width = max(0, rect.width - badge.width - Self.gap)
    let row = children[0].size(for: ProposedSize(width: width, height: rect.height))
    let space = CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
    children[0].place(in: Alignment.leading.place(row, in: space))
    children[1].place(in: Alignment.trailing.place(badge, in: rect))
  }
}

extension View {
  /// Shows a number on a tab or row; nothing for 0.
  public func badge(_ count: Int) -> some View {
    EffectView(content: self, effect: BadgeEffect(count: count))
  }

  /// Shows a text on a tab or row.
  public func badge(_ label: Text?) -> some View {
    EffectView(content: self, effect: BadgeEffect(text: label?.title))
  }

  /// Shows a localized text on a tab or row.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a string on a tab or row.
  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label?) -> some View {
    badge(label.map { Text($0) })
  }
}

private struct BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}
