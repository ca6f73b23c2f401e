extension LayoutItem {
  /// Names the parts of a control after an app has named the control.
  var nameParts: ((LayoutItem) -> Void)? {
    get { self[NamePartsTrait.self] }
    set { self[NamePartsTrait.self] = newValue }
  }
}

private enum NamePartsTrait: ItemTrait { static var defaultValue: ((LayoutItem) -> Void)? { nil } }

extension LayoutItem {
  /// The items that are elements of their own, without those below them.
  var topElements: [LayoutItem] {
    noteUse()
    if isAccessibilityHidden || presence.isLeftOut { return [] }
    return element == nil ? children.flatMap(\.topElements) : [self]
  }

  /// The label that the elements below make together, as VoiceOver reads a merged element.
  var mergedLabel: String {
    topElements.map { $0.element?.spokenLabel ?? "" }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// Changes the outermost elements in the item, or in the parts of a section.
  ///
  /// That is no use of the item: the change can be made to another one too.
  ///
  /// - Parameters:
  ///   - makesElement: Whether a drawing by itself, which is no element, becomes one.
  ///   - change: What to change.
  func adjustElements(
    makesElement: Bool = false, _ change: @escaping ElementAdjustment.Change
  ) {
    if let section {
      for part in section.parts { part.adjustElements(change) }
      return
    }
    adjustments.append(ElementAdjustment(makesElement: makesElement, change: change))
    guard !isAccessibilityHidden else { return }
    let isDrawing = makesElement && children.isEmpty && !isSpacer && !presence.isStandIn
    let becomesElement = isDrawing || makesElement && conduct.isContainer
    guard var changed = element ?? (becomesElement ? ElementDescription.any : nil) else {
      for child in children {
        // What lies around a container, such as a border, does not keep the name from it.
        child.adjustElements(
          makesElement: makesElement && (children.count == 1 || child.conduct.isContainer), change)
      }
      return
    }
    let name = changed.identifier
    change(&changed)
    let uses = uses
    element = changed
    self.uses = uses
    if changed.identifier != name { nameParts?(self) }
  }

  /// Makes some changes of another item's elements to this item's elements, and takes the identities
  /// that it was given.
  ///
  /// - Parameters:
  ///   - other: The item whose changes are made again.
  ///   - range: Which of its changes, by their places.
  func repeatAdjustments(of other: LayoutItem, _ range: Range<Int>) {
    identities += other.identities.filter { !identities.contains($0) }
    for adjustment in other.adjustments[range] {
      adjustElements(makesElement: adjustment.makesElement, adjustment.change)
    }
  }

  /// Whether a container is somewhere in the item.
  var holdsContainer: Bool { conduct.isContainer || children.contains { $0.holdsContainer } }
}
