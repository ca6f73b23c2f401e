extension TableRowContent {
  /// Gives the row a menu that a long touch opens.
  public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> TupleTableRowContent<TableRowValue, some View> {
    let items = menuItems()
    return TupleTableRowContent(content: contextMenuView(items))
  }

  /// Lets the row be carried, as a value.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> TupleTableRowContent<TableRowValue, some View> {
    TupleTableRowContent(content: EffectView(content: self, effect: DragEffect(payload: payload)))
  }

  /// Lets the row be carried, in the older form.
  public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> TupleTableRowContent<TableRowValue, some View> {
    TupleTableRowContent(
      content: EffectView(content: self, effect: DragEffect(payload: { action?() })))
  }

  private func contextMenuView<Items: View>(_ items: Items) -> some View {
    AnyView(self).contextMenu { items }
  }
}
