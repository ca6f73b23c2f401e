/// Pictures of the same file are equal, as objects of UIKit compare by what they are.
extension UIImage: Hashable {
  /// Whether both are the same picture, or of the same file.
  public static func == (one: UIImage, other: UIImage) -> Bool {
    if one === other { return true }
    guard case .file(let data) = one.content, case .file(let otherData) = other.content else {
      return false
    }
    return one.scale == other.scale && data == otherData
  }

  /// Feeds what equal pictures have in common.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}
