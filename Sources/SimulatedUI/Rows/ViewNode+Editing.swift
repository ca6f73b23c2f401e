import ElementModel

extension ViewNode {
  /// Gives a cell of a list what it offers: actions by swiping, and while rows are edited a button
  /// that leads to the one that deletes, and a handle to move the row by.
  ///
  /// The labels are those of UIKit's list cells ("Remove" before "Delete" asks once more, and
  /// "Reorder" followed by the row's text). Recordings of Xcode and many suites find the former by
  /// the image in it, which has the identifier "minus.circle.fill" and the label "remove".
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - owner: What keeps the state of the row.
  ///   - actions: What swiping offers.
  ///   - move: How the row can be moved.
  ///   - isEditing: Whether rows are edited.
  /// - Returns: The cell as it is now.
  func editable(
    _ cell: LayoutItem, owner: ViewNode, actions: SwipeActions, move: RowMove?, isEditing: Bool
  ) -> LayoutItem {
    guard isEditing else {
      return actions.isEmpty ? cell : swipeable(cell, owner: owner, actions: actions)
    }
    let canDelete = actions.trailing.delete != nil
    guard canDelete || move != nil else { return cell }
    var parts: [LayoutItem] = []
    let state = swipeState(of: cell, owner: owner)
    if canDelete {
      let remove = LayoutItem.button(
        id: owner.elementID("remove \(cell.id)"),
        content: [
          symbol("minus.circle.fill", label: "remove", id: owner.elementID("minus \(cell.id)"))
        ],
        traits: .destructive, showsParts: true
      ) { state.show(.trailing) }
      remove.element?.label = "Remove"
      remove.element?.identifier = ""
      parts.append(remove)
    }
    if let move { parts.append(handle(of: cell, owner: owner, move: move)) }
    let edited = LayoutItem(
      id: cell.id,
      rule: EditedCellRule(content: cell.rule, hasButton: canDelete, hasHandle: move != nil),
      children: cell.children + parts, element: cell.element)
    edited.isOpaque = true
    edited.interaction = cell.interaction
    guard canDelete else { return edited }
    var onlyDelete = SwipeActions()
    onlyDelete.trailing.delete = actions.trailing.delete
    return swipeable(edited, owner: owner, actions: onlyDelete, allowsSwipe: false)
  }

  private func symbol(_ name: String, label: String = "", id: Int) -> LayoutItem {
    LayoutItem(
      id: id, rule: FixedRule(size: CGSize(width: 22, height: 22)),
      element: ElementDescription(.image, label: label, identifier: name))
  }

  /// The handle that a row is moved by.
  private func handle(of cell: LayoutItem, owner: ViewNode, move: RowMove) -> LayoutItem {
    let title = cell.children.first?.mergedLabel ?? ""
    let handle = LayoutItem.button(
      id: owner.elementID("reorder \(cell.id)"),
      content: [symbol("line.3.horizontal", id: owner.elementID("handle \(cell.id)"))]
    ) {}
    handle.element?.label = title.isEmpty ? "Reorder" : "Reorder \(title)"
    let memory = owner.slot("move \(cell.id)") { RowMoveMemory() }
    memory.perform = { [weak self] distance in
      guard let self, let rows = ownRows else { return }
      if let target = rows.target(of: move, owner: owner, distance: distance) {
        move.perform(target)
      }
    }
    handle.interaction = nil
    handle.gestures = [AttachedGesture(recognizer: memory.recognizer, rank: .high)]
    return handle
  }
}

/// Recognises that a row is dragged by its handle.
@MainActor private final class RowMoveMemory {
  /// Moves the row by a distance in points.
  var perform: (CGFloat) -> Void = { _ in }
  private(set) lazy var recognizer: any TouchRecognizer =
    DragGesture(minimumDistance: 0).onEnded { [weak self] value in
      self?.perform(value.translation.height)
    }.recognizer()
}

extension LazyRows {
  /// Where a row comes to stand that is dragged: the place in front of which it is put, as
  /// `onMove` counts; nil where it is already.
  fileprivate func target(of move: RowMove, owner: ViewNode, distance: CGFloat) -> Int? {
    var middles: [Int: CGFloat] = [:]
    var source: RowSource?
    for span in spans {
      if let tag = span.tags.first(where: { $0.node === owner }) { source = tag.source }
    }
    for span in spans {
      for tag in span.tags where tag.source === source && middles[tag.offset] == nil {
        middles[tag.offset] = (span.start + span.end) / 2
      }
    }
    guard let own = middles[move.offset] else { return nil }
    let middle = own + distance
    guard
      let nearest = middles.min(by: { abs($0.value - middle) < abs($1.value - middle) })?.key,
      nearest != move.offset
    else { return nil }
    return nearest > move.offset ? nearest + 1 : nearest
  }
}

/// Places a cell's content between the button that deletes and the handle.
private struct EditedCellRule: LayoutRule {
  static let width: CGFloat = 44
  let content: any LayoutRule
  let hasButton: Bool
  let hasHandle: Bool

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let taken = (hasButton ? Self.width : 0) + (hasHandle ? Self.width : 0)
    let inner = ProposedSize(
      width: proposal.width.map { max(0, $0 - taken) }, height: proposal.height)
    let size = content.size(for: inner, rows(children))
    return CGSize(width: proposal.width ?? size.width + taken, height: size.height)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    var inner = rect
    if hasButton {
      inner.origin.x += Self.width
      inner.size.width -= Self.width
      let button = children[children.count - (hasHandle ? 2 : 1)]
      button.place(
        in: CGRect(x: rect.minX, y: rect.minY, width: Self.width, height: rect.height))
    }
    if hasHandle {
      inner.size.width -= Self.width
      children.last?.place(
        in: CGRect(
          x: rect.maxX - Self.width, y: rect.minY, width: Self.width, height: rect.height))
    }
    inner.size.width = max(0, inner.width)
    content.place(rows(children), in: inner, insets: insets)
  }

  private func rows(_ children: [LayoutItem]) -> [LayoutItem] {
    Array(children.dropLast((hasButton ? 1 : 0) + (hasHandle ? 1 : 0)))
  }
}
