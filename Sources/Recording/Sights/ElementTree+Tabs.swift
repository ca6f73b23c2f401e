import ElementModel

/// The tab bar, which is there on many screens.
extension ElementTree {
  /// Whether what stands at a place is, or is in, a tab bar.
  func isInTabBar(_ place: Int) -> Bool {
    path(to: place).contains { elements[$0].type == .tabBar }
  }

  /// The tab that is chosen.
  ///
  /// - Parameter isHittable: Whether it has to be one that can be touched, so that nothing is over it.
  /// - Returns: Its button; `nil` where there is none.
  func chosenTab(isHittable: Bool = false) -> Element? {
    elements.enumerated().first { place, element in
      element.isSelected && element.type == .button && (element.isHittable || !isHittable)
        && isInTabBar(place)
    }?.element
  }
}
