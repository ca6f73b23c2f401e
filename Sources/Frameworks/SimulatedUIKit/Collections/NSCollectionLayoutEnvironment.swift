/// What a layout is in.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }
  /// How the device shows things.
  var traitCollection: UITraitCollection { get }
}

/// The room that a layout has.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// How large it is.
  var contentSize: CGSize { get }
  /// How large it is within its insets.
  var effectiveContentSize: CGSize { get }
  /// Room within it.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// Room within it.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The room of a collection view, and what it is in.
final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize

  init(size: CGSize) {
    contentSize = size
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
