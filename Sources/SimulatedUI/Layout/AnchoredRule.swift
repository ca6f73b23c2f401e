/// Places what is in an item beside another item, which lies in another layer of the screen.
///
/// When something on the screen has moved, such an item is placed again where it is.
@MainActor protocol AnchoredRule: LayoutRule {}
