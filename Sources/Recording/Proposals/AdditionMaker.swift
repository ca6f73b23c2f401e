import ElementModel
import SessionProtocol
import SourceIndex
import SourceModel

/// Says what a page lacks where no method does what was done.
struct AdditionMaker {
  private let finder: PageFinder
  private let matcher: ElementMatcher
  /// The page that the recording began on.
  private let start: String?

  init(_ index: ProjectIndex, start: String?) {
    self.start = start
    matcher = ElementMatcher(index)
    finder = PageFinder(index, matcher)
  }

  /// What is to be added for a gap; `nil` where no page shows or nothing lasting finds the element.
  func addition(for gap: RecordedGap) -> PageAddition? {
    guard let id = gap.elementID, let act = Self.act(gap),
      let (target, element) = target(of: id, in: gap.before),
      let page = finder.page(around: element.id, in: gap.before, after: gap.page ?? start)
    else { return nil }
    let landing: String? =
      if case .check = gap.content { nil } else {
        finder.arrival(from: gap.before, to: gap.after, besides: page)
      }
    let known = finder.elements(of: page, finding: element.id, in: gap.before).first
    return PageAddition(page: page, act: act, target: target, known: known, landing: landing)
  }

  /// The screen of a gap that no page models: what it is called, and what tells that it shows.
  func unmodelled(_ gap: RecordedGap) -> (title: String, target: PageAddition.Target)? {
    let tree = gap.before
    guard let id = gap.elementID, Self.act(gap) != nil,
      let (own, element) = target(of: id, in: tree),
      finder.page(around: element.id, in: tree, after: gap.page ?? start) == nil,
      !tree.path(to: tree.index(ofElementWithID: element.id) ?? 0).contains(where: {
        tree.elements[$0].type == .tabBar
      })
    else { return nil }
    let title = PageFinder.title(of: tree)
    if !title.isEmpty {
      let bar = PageAddition.Target(query: "navigationBars", key: title, isIdentifier: false)
      let found = ElementQuery().appending(.descendants(.navigationBar))
        .appending(.matching(.identified(by: title))).matches(in: tree)
      if found.count == 1 { return (title, bar) }
    }
    return (title, own)
  }

  private static func act(_ gap: RecordedGap) -> PageAddition.Act? {
    switch gap.content {
    case .typing: return .type(tapsFirst: true)
    case .check(let check):
      switch check.subject {
      case .exists: return .assertExists
      case .text(let attribute): return .assertText(attribute: attribute)
      case .isGone, .holds: return nil
      }
    case .action(let action):
      switch action.kind {
      case .tap: return .touch("tap()")
      case .doubleTap: return .touch("doubleTap()")
      case .press(let seconds): return .touch("press(forDuration: \(seconds))")
      case .swipe(let direction):
        return .touch(
          "swipe\(direction.rawValue.prefix(1).uppercased())\(direction.rawValue.dropFirst())()")
      case .type: return .type(tapsFirst: false)
      default: return nil
      }
    }
  }

  /// The way to an element that lasts best, of it or of one that a touch on it touches too.
  private func target(of id: Int, in tree: ElementTree) -> (PageAddition.Target, Element)? {
    let near = matcher.alike(id, in: tree).compactMap { tree.element(withID: $0) }
      .filter { $0.type != .other && $0.type != .application }
    for isIdentifier in [true, false] {
      for element in near {
        guard let query = element.type.queryName else { continue }
        let key = isIdentifier ? element.identifier : element.label
        guard !key.isEmpty else { continue }
        let found = ElementQuery().appending(.descendants(element.type))
          .appending(.matching(.identified(by: key))).matches(in: tree)
        guard found.count == 1, tree.elements[found[0]].id == element.id else { continue }
        return (PageAddition.Target(query: query, key: key, isIdentifier: isIdentifier), element)
      }
    }
    return nil
  }
}
