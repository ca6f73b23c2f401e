/// How large a part of a layout is.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
  /// How wide it is.
  public let widthDimension: NSCollectionLayoutDimension
  /// How high it is.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: How wide it is.
  ///   - height: How high it is.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The size within a room.
  func room(in room: CollectionRoom) -> CollectionRoom {
    CollectionRoom(
      width: widthDimension.length(in: room), height: heightDimension.length(in: room))
  }

  /// The length along an axis within a room, or what it is thought to be.
  func expectedLength(isHorizontal: Bool, in room: CollectionRoom) -> CGFloat {
    (isHorizontal ? widthDimension : heightDimension).expectedLength(in: room)
  }
}
