/// Where an item, header or footer of a collection view is.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject {
  /// Which item it is.
  open var indexPath: IndexPath
  /// What kind of header or footer it is; nil for an item.
  public let representedElementKind: String?
  /// What kind of element it is.
  public let representedElementCategory: UICollectionView.ElementCategory
  /// Where it is.
  open var frame = CGRect.zero
  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// What it is in front of.
  open var zIndex = 0
  /// Whether it does not show.
  open var isHidden = false
  /// How it is moved, turned and scaled, which shows nothing here.
  open var transform = CGAffineTransform.identity

  /// Creates the place of an element.
  public required init(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) {
    representedElementCategory = category
    representedElementKind = kind
    indexPath = path
    super.init()
  }

  /// Creates the place of an item.
  ///
  /// - Parameter indexPath: The item.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(.cell, nil, indexPath) }

  /// Creates the place of a header or footer.
  ///
  /// - Parameters:
  ///   - elementKind: Its kind.
  ///   - indexPath: Which it is.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) { self.init(.supplementaryView, elementKind, indexPath) }

  /// Creates the place of what is behind items.
  ///
  /// - Parameters:
  ///   - decorationViewKind: Its kind.
  ///   - indexPath: Which it is.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) { self.init(.decorationView, decorationViewKind, indexPath) }

  /// Its middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// How large it is.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  /// Its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Its box among others; nil for what does not show.
  var box: CollectionBox? {
    guard !isHidden, alpha > 0 else { return nil }
    let content: CollectionBox.Content
    switch representedElementCategory {
    case .cell: content = .item(indexPath)
    case .supplementaryView:
      content = .supplement(kind: representedElementKind ?? "", indexPath)
    case .decorationView: return nil
    }
    return CollectionBox(
      content: content, width: frame.width, height: frame.height, origin: frame.origin)
  }
}
