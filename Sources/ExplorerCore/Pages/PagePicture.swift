import ElementModel

/// A screen of the app on a page.
struct PagePicture: Hashable, Sendable {
  /// What stands over it.
  var title: String
  /// What the app showed.
  var screen: ElementTree
}
