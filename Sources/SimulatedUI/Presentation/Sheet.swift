extension View {
  /// Shows a sheet while a condition holds.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    EffectView(
      content: self,
      effect: SheetEffect(
        while: isPresented, style: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Shows a sheet while there is an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    EffectView(
      content: self,
      effect: SheetEffect(for: item, style: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Covers the whole screen while a condition holds.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    EffectView(
      content: self,
      effect: SheetEffect(
        while: isPresented, style: .cover, onDismiss: onDismiss, content: content))
  }

  /// Covers the whole screen while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    EffectView(
      content: self,
      effect: SheetEffect(for: item, style: .cover, onDismiss: onDismiss, content: content))
  }

  /// Shows a popover while a condition holds; a sheet where there is little room.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    EffectView(
      content: self,
      effect: SheetEffect(
        while: isPresented, style: .popover(attachmentAnchor), content: content))
  }

  /// Shows a popover while there is an item; a sheet where there is little room.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    EffectView(
      content: self,
      effect: SheetEffect(for: item, style: .popover(attachmentAnchor), content: content))
  }
}
