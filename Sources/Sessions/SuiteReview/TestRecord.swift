import ElementModel
import ExplorerCore
import SessionProtocol
import SourceModel

/// What one run of a test shows that a review asks about, made of its events in full detail.
struct TestRecord {
  /// The assertions, in order.
  private(set) var sites: [AssertionSite] = []
  /// Where methods of pages led to, in order.
  private(set) var landings: [SeenLanding] = []
  /// The pages of which something was ever there.
  private(set) var shown: Set<String> = []
  /// Its waits.
  private(set) var ledger = WaitLedger()

  /// Something that was looked at since the latest assertion or action.
  private struct Look {
    var stack: [SourceFrame]
    /// What tells the element; `nil` where nothing does.
    var element: String?
    /// Whether it is there, and is to be.
    var isThere: Bool
  }

  private let pages: PageSights
  private let certainties: [SourceLocation: String]
  private var tree = ElementTree.empty
  private var looks: [Look] = []
  private var open: SeenLanding?

  init(_ pages: PageSights, certainties: [SourceLocation: String]) {
    self.pages = pages
    self.certainties = certainties
  }

  /// Takes the next event of the run in.
  mutating func receive(_ event: Event) {
    ledger.receive(event)
    switch event.content {
    case .screen(let screen):
      tree = screen.tree
      let sight = pages.pages(on: tree)
      shown.formUnion(sight.possible)
      open?.see(sight)
    case .read(let read): look(at: read.elementID, event, isThere: read.flag != false)
    case .wait(let wait): receive(wait, event)
    case .action:
      var begun = pages.landing(of: event.stack)
      if let known = open, begun?.isSameCall(as: known) == true {
        begun?.before = known.before
        open = nil
      } else {
        begun?.before = pages.pages(on: tree).certain
      }
      close()
      looks = []
      open = begun
    case .application:
      close()
      looks = []
    case .assertion(let assertion): add(assertion, event)
    case .testEnded: close()
    default: break
    }
  }

  private mutating func receive(_ wait: Wait, _ event: Event) {
    guard !wait.criterion.isIdle, [.met, .timedOut].contains(wait.progress) else { return }
    let isGone = if case .isGone = wait.criterion { true } else { false }
    look(at: wait.elementID, event, isThere: wait.progress == .met && !isGone)
  }

  private mutating func look(at id: Int?, _ event: Event, isThere: Bool) {
    let element = id.flatMap { tree.element(withID: $0) }
    looks.append(
      Look(stack: event.stack, element: element.flatMap(Self.name), isThere: isThere))
  }

  /// What tells an element from others.
  static func name(of element: Element) -> String? {
    let name = element.identifier.isEmpty ? element.label : element.identifier
    return name.isEmpty || element.type == .application ? nil : name
  }

  private mutating func add(_ assertion: Assertion, _ event: Event) {
    defer { looks = [] }
    guard assertion.passed, !event.stack.isEmpty else { return }
    var site = AssertionSite(stack: event.stack, elements: [])
    let own = looks.filter { site.covers($0.stack) }
    var elements = own.filter(\.isThere).compactMap(\.element)
    site.looksForAbsent = own.contains { !$0.isThere }
    site.looksAtUnnamed = own.contains { $0.isThere && $0.element == nil }
    if own.isEmpty, let key = site.location.flatMap({ certainties[$0] }),
      tree.elements.contains(where: { $0.identifier == key || $0.label == key })
    {
      elements = [key]
    }
    for element in elements where !site.elements.contains(element) { site.elements.append(element) }
    sites.append(site)
  }

  private mutating func close() {
    guard var landing = open else { return }
    landing.see(pages.pages(on: tree))
    landings.append(landing)
    open = nil
  }
}
