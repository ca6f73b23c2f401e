import ElementModel

/// Numbers the screens of an app, so that nobody has to keep one to see whether it has changed.
///
/// A tree that somebody else holds would have to be copied before the first change of it.
@MainActor final class ScreenVersion {
  private var number = 0
  private var hasChanged = false
  /// The tree of the current number, after it has been replaced as a whole.
  private var left: ElementTree?

  /// Notes that an element has changed in place.
  func noteChange() { hasChanged = true }

  /// Takes a tree that is to be replaced as a whole.
  func leave(_ tree: ElementTree) {
    if left == nil, !hasChanged { left = tree }
  }

  /// The number of a tree: another one than that of the last only if the tree differs.
  func number(of tree: ElementTree) -> Int {
    if hasChanged || left.map({ $0 != tree }) ?? false { number += 1 }
    hasChanged = false
    left = nil
    return number
  }
}
