import ElementModel

/// Builds the screen that is shown of several pages, and the dots.
///
/// As in hierarchies of iOS, a page is a cell of a collection view, and the dots are a page
/// indicator whose value reads "page 1 of 3".
@MainActor struct PageBuilder {
  private static let turn = Duration.milliseconds(300)

  let node: ViewNode
  let tabs: [TabEntry]
  let selected: Int
  let style: PageTabViewStyle
  let select: (Int) -> Void

  func build(in context: BuildContext) -> LayoutItem {
    var inner = context
    inner.isInList = false
    let items = tabs.indices.contains(selected) ? tabs[selected].node.build(in: inner) : []
    let cell = LayoutItem.screen(
      id: tabs.indices.contains(selected)
        ? tabs[selected].node.elementID("page") : node.elementID("page"),
      stackID: node.elementID("stack"), items: items, element: ElementDescription(.cell))
    let pages = LayoutItem(
      id: node.elementID("pages"), rule: OverlapRule(alignment: .center), children: [cell],
      element: ElementDescription(.collectionView))
    pages.clips = true
    pages.gestures = [AttachedGesture(recognizer: swipe, rank: .normal)]
    var children = [pages]
    if style.showsDots(for: tabs.count) { children.append(dots) }
    let way = node.slot("page way") { PageWay() }
    return LayoutItem(id: node.id, rule: PageRule(way: way), children: children)
  }

  /// Shows another page.
  private func turn(by step: Int) {
    let next = selected + step
    guard tabs.indices.contains(next) else { return }
    node.graph.beginTransition(Self.turn, label: "page transition")
    select(next)
  }

  /// Turns the page when a finger has come half of its width, by its speed.
  private var swipe: PanRecognizer {
    let recognizer = node.slot("page swipe") { PanRecognizer() }
    let way = node.slot("page way") { PageWay() }
    recognizer.accepts = { _, translation in abs(translation.width) > abs(translation.height) }
    recognizer.moved = { way.distance = $0.width }
    recognizer.ended = { velocity in
      let reached = way.distance + velocity.width * 0.2
      if abs(reached) > way.width / 2 { turn(by: reached < 0 ? 1 : -1) }
    }
    recognizer.cancelled = {}
    return recognizer
  }

  /// The dots: a tap on either half turns the page, as on `UIPageControl`.
  private var dots: LayoutItem {
    let value = "page \(selected + 1) of \(tabs.count)"
    let width = CGFloat(tabs.count) * 16 + 40
    let dots = LayoutItem(
      id: node.elementID("dots"), rule: FixedRule(size: CGSize(width: width, height: 26)),
      element: ElementDescription(.pageIndicator, value: value))
    dots.element?.appearance.style = .page
    let recognizer = node.slot("dots") {
      TrackingRecognizer(
        slop: 0,
        handler: .init(
          accepts: { _, _ in true }, moved: { _, _ in }, ended: { _, _, _, _ in }))
    }
    recognizer.handler.ended = { location, frame, _, _ in
      turn(by: location.x > frame.midX ? 1 : -1)
    }
    dots.gestures = [AttachedGesture(recognizer: recognizer)]
    dots.elevation = 1
    return dots
  }
}

/// How far a page has been pulled.
@MainActor private final class PageWay {
  var distance: CGFloat = 0
  /// The width of pages in points.
  var width: CGFloat = 390
}

/// Places the dots at the bottom of the pages.
private struct PageRule: LayoutRule {
  let way: PageWay

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    way.width = rect.width
    children.first?.place(in: rect, insets: insets)
    guard let dots = children.dropFirst().first else { return }
    let size = dots.size(for: ProposedSize(rect.size))
    let safe = rect.inset(by: insets)
    dots.place(
      in: CGRect(
        x: safe.midX - size.width / 2, y: safe.maxY - size.height - 12, width: size.width,
        height: size.height))
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}
