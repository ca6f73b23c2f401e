import ElementModel

extension ElementTree {
  /// The elements that a person meets with a screen reader, by their indices.
  ///
  /// What is inside a button, a link or a switch is left out: tests see it there, but the control
  /// speaks for it.
  var accessibleElements: [Int] {
    var end = 0
    return elements.indices.filter { index in
      guard index >= end else { return false }
      switch elements[index].type {
      case .button, .link, .switch: end = descendants(of: index).upperBound
      default: break
      }
      return true
    }
  }
}
