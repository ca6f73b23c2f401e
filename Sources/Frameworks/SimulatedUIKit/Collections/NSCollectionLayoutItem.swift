/// An item of a layout: how large it is, and what is around it.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  /// How large it is.
  public let layoutSize: NSCollectionLayoutSize
  /// Views that belong to it, such as badges; they do not show here.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Room within it, around what it shows.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room around it.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - supplementaryItems: Views that belong to it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// Puts the next items into it.
  ///
  /// - Parameters:
  ///   - paths: The items that have no place yet; those that it takes are taken out.
  ///   - room: What it is in.
  ///   - given: Its lengths where they do not follow from its own size.
  /// - Returns: The box; nil when there are no items.
  func box(
    taking paths: inout ArraySlice<IndexPath>, in room: CollectionRoom,
    _ given: CollectionRoom = CollectionRoom()
  ) -> CollectionBox? {
    guard let path = paths.popFirst() else { return nil }
    return spaced(.item(path), size(in: room, given))
  }

  /// Its size within a room.
  func size(in room: CollectionRoom, _ given: CollectionRoom) -> CollectionRoom {
    let own = layoutSize.room(in: room)
    return CollectionRoom(width: given.width ?? own.width, height: given.height ?? own.height)
  }

  /// A box with the room around it.
  func spaced(_ content: CollectionBox.Content, _ size: CollectionRoom) -> CollectionBox {
    let box = CollectionBox(
      content: content, width: size.width, height: size.height, insets: contentInsets)
    guard let around = edgeSpacing?.insets else { return box }
    return CollectionBox(
      content: .row([box], spacing: 0),
      width: size.width.map { $0 + around.leading + around.trailing },
      height: size.height.map { $0 + around.top + around.bottom }, insets: around)
  }

  /// Its length along an axis with the room around it, or what it is thought to be.
  func expectedLength(isHorizontal: Bool, in room: CollectionRoom) -> CGFloat {
    let around = edgeSpacing?.insets ?? .zero
    return layoutSize.expectedLength(isHorizontal: isHorizontal, in: room)
      + (isHorizontal ? around.leading + around.trailing : around.top + around.bottom)
  }
}

/// A place of an item of an app's own group.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// Where it is in its group.
  public let frame: CGRect
  /// What it is in front of.
  public let zIndex: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - frame: Where it is in its group.
  ///   - zIndex: What it is in front of.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}
