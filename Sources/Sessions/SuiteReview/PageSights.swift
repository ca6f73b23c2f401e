import ElementModel
import ExplorerCore
import SessionProtocol
import SourceModel

/// Tells which pages a screen shows, by what their locators look for.
struct PageSights {
  /// The pages that a screen may show.
  struct Sight {
    /// Pages of which something is there that they look for.
    var possible: Set<String> = []
    /// Pages of which an element with an identifier is there that no other page looks for.
    var certain: Set<String> = []
  }

  /// What each page looks for, by its name.
  private var keys: [String: Set<String>] = [:]
  /// What of that no other page looks for.
  private var own: [String: Set<String>] = [:]
  /// The methods that act and give a page that their declaration decides, by type and method.
  private var landings: [String: (landing: PageLanding, page: String)] = [:]

  init(_ index: ProjectIndex) {
    // A robot stands for what somebody does, over several screens.
    for page in index.pages where !page.name.hasSuffix("Robot") {
      let locators = index.members.filter { $0.owner == page.name }.flatMap(\.locators)
      keys[page.name] = Set(locators.filter { !$0.isAssumed }.flatMap(\.texts))
    }
    var owners: [String: Int] = [:]
    for key in keys.values.joined() { owners[key, default: 0] += 1 }
    own = keys.mapValues { $0.filter { owners[$0] == 1 } }
    let parts = index.componentNames
    for page in index.navigation.pages
    where page.role == .screen && page.generics.isEmpty && !parts.contains(page.name) {
      for landing in page.landings where landing.owner == page.name && landing.acts {
        guard landing.doubt == nil, !landing.isOrigin, landing.pages.count < 2,
          let given = landing.pages.first?.name ?? Self.itself(landing, page.name),
          keys[given]?.isEmpty == false, !parts.contains(given)
        else { continue }
        landings["\(page.name).\(landing.method)"] = (landing, given)
      }
    }
  }

  /// The page itself, where a method says that it gives that.
  private static func itself(_ landing: PageLanding, _ page: String) -> String? {
    ["Self", page].contains(landing.resultText) ? page : nil
  }

  /// The pages that a screen may show.
  func pages(on tree: ElementTree) -> Sight {
    var sight = Sight()
    for element in tree.elements {
      for (page, keys) in keys {
        if keys.contains(element.identifier) || keys.contains(element.label) {
          sight.possible.insert(page)
        }
        // A label may be that of a tab, which says nothing.
        if own[page]?.contains(element.identifier) == true { sight.certain.insert(page) }
      }
    }
    return sight
  }

  /// The landing of the outermost method of a page whose action calls led to.
  func landing(of stack: [SourceFrame]) -> SeenLanding? {
    for (place, frame) in stack.enumerated().reversed() {
      guard let found = landings[TestObserver.name(of: frame.function)] else { continue }
      return SeenLanding(
        found.landing, page: found.page, callers: Array(stack[(place + 1)...]))
    }
    return nil
  }
}
