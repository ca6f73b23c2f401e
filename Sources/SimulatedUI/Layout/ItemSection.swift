/// The parts of a section, while one item stands for all of them.
struct ItemSection {
  var header: [LayoutItem]
  var rows: [LayoutItem]
  var footer: [LayoutItem]

  /// All parts, in order.
  var parts: [LayoutItem] { header + rows + footer }

  /// The section with each part replaced.
  @MainActor func map(_ transform: (LayoutItem) -> LayoutItem) -> ItemSection {
    ItemSection(
      header: header.map(transform), rows: rows.map(transform), footer: footer.map(transform))
  }
}

extension LayoutItem {
  /// The item, or the parts of a section.
  var parts: [LayoutItem] { section?.parts ?? [self] }
}
