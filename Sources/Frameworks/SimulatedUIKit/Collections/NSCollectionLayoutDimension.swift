/// A width or height of a part of a layout.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
  private enum Kind {
    case width, height, absolute, estimated
  }

  private let kind: Kind
  /// A number of points, or a part of a length.
  open var dimension: CGFloat { value }
  private let value: CGFloat

  private init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = value
    super.init()
  }

  /// A part of the width of what it is in.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }
  /// A part of the height of what it is in.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }
  /// Points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// As long as what it shows, which is thought to be some points.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// As long as what it shows; here not as the longest beside it.
  open class func uniformAcrossSiblings(
    estimate: CGFloat
  ) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.estimated, estimate) }

  /// Whether it is a part of the width of what it is in.
  open var isFractionalWidth: Bool { kind == .width }
  /// Whether it is a part of the height of what it is in.
  open var isFractionalHeight: Bool { kind == .height }
  /// Whether it is in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether it follows what it shows.
  open var isEstimated: Bool { kind == .estimated }

  /// The length within a size; nil for as long as what it shows.
  func length(in size: CollectionRoom) -> CGFloat? {
    switch kind {
    case .width: size.width.map { $0 * value }
    case .height: size.height.map { $0 * value }
    case .absolute: value
    case .estimated: nil
    }
  }

  /// The length within a size, or what it is thought to be.
  func expectedLength(in size: CollectionRoom) -> CGFloat {
    length(in: size) ?? (kind == .estimated ? value : 0)
  }
}

/// A room whose lengths may follow from what is in it.
struct CollectionRoom {
  var width: CGFloat?
  var height: CGFloat?

  /// What is left within insets.
  func inset(by insets: NSDirectionalEdgeInsets) -> CollectionRoom {
    CollectionRoom(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  /// The length along an axis.
  func length(isHorizontal: Bool) -> CGFloat? { isHorizontal ? width : height }
}
