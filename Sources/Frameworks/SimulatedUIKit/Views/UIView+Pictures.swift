public import Foundation

/// Pictures of views.
extension UIView {
  /// Draws what it shows into a picture; nothing is drawn here.
  ///
  /// - Parameters:
  ///   - rect: Where in the picture.
  ///   - afterUpdates: Whether what has just changed is drawn as it will be.
  /// - Returns: Whether nothing of it is missing in the picture, as UIKit says for most views.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
}
