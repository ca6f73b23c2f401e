import ElementModel
import SessionProtocol
import SourceModel
import Synchronization

/// A cache of results that were computed from the model and are likely to be needed again.
///
/// Results are looked up by the values that they were computed from, so none can be out of date.
final class ExplorerMemory: Sendable {
  /// Results of drawing.
  let drawing = DrawingMemo()

  private let locators = Mutex<(index: Stamped<ProjectIndex>, memory: LocatorMemory)?>(nil)

  /// The locators of the page objects, by which these find their elements.
  func locators(of index: Stamped<ProjectIndex>) -> LocatorMemory {
    locators.withLock { known in
      if let known, known.index == index { return known.memory }
      let memory = LocatorMemory(index: index.wrappedValue)
      known = (index, memory)
      return memory
    }
  }

  private let prefix = Mutex<(stamp: Stamp, prefix: IdentifierPrefix)?>(nil)

  /// What the identifiers share that page objects look for.
  func identifierPrefix(of index: Stamped<ProjectIndex>) -> IdentifierPrefix {
    prefix.withLock { known in
      if let known, known.stamp == index.stamp { return known.prefix }
      let keys = index.wrappedValue.pages.lazy.flatMap(\.elements).compactMap(\.key)
      let prefix = IdentifierPrefix(of: keys)
      known = (index.stamp, prefix)
      return prefix
    }
  }

  private let device = Mutex<(stamp: Stamp, summary: String)?>(nil)

  /// The device in a few words.
  func summary(of settings: Stamped<DeviceSettings>) -> String {
    device.withLock { known in
      if let known, known.stamp == settings.stamp { return known.summary }
      let summary = settings.wrappedValue.summary
      known = (settings.stamp, summary)
      return summary
    }
  }

  private let page = Mutex<(id: PageID, stamps: [Stamp], page: any Page)?>(nil)

  /// A page filled with what it shows: the same page as last time while the model has not changed.
  ///
  /// - Parameters:
  ///   - id: Which page.
  ///   - stamps: The stamps of the models, which change whenever a model does.
  ///   - make: Makes the page if it is not known.
  /// - Returns: The page.
  func page(_ id: PageID, stamps: [Stamp], make: () -> any Page) -> any Page {
    let known = page.withLock { known in
      known?.id == id && known?.stamps == stamps ? known?.page : nil
    }
    if let known { return known }
    let made = make()
    page.withLock { $0 = (id, stamps, made) }
    return made
  }

  /// What the lines of the Pages pane are computed from.
  private struct OutlineKey: Equatable {
    var index: Stamp
    var state: Stamp
    var folds: [Fold: Bool]
  }

  /// What the tree of tests is made from.
  private struct TreeKey: Equatable {
    var tests: Stamp
    var host: Stamp
    var index: Stamp
    var current: String?
    var folds: [Fold: Bool]
    var isFlat: Bool
  }

  private let tree = Mutex<(key: TreeKey, tree: TestTree)?>(nil)

  /// The tree of tests: the same one as last time while nothing of it has changed.
  func testTree(
    project: ProjectState, tests: Stamped<TestsState>, folds: [Fold: Bool], isFlat: Bool
  ) -> TestTree {
    let key = TreeKey(
      tests: tests.stamp, host: project.$host.stamp, index: project.$index.stamp,
      current: project.test, folds: folds, isFlat: isFlat)
    if let known = tree.withLock({ $0?.key == key ? $0?.tree : nil }) { return known }
    let made = TestTree(
      TestTree.Input(
        tests: project.host.tests, current: project.test, state: tests.wrappedValue,
        index: project.index, folds: folds, isFlat: isFlat))
    tree.withLock { $0 = (key, made) }
    return made
  }

  private let outline = Mutex<(key: OutlineKey, outline: PagesOutline)?>(nil)

  /// The lines of the Pages pane: the same ones as last time while nothing of it has changed.
  func pagesOutline(
    index: Stamped<ProjectIndex>, state: Stamped<RunState>, folds: [Fold: Bool]
  ) -> PagesOutline {
    let key = OutlineKey(index: index.stamp, state: state.stamp, folds: folds)
    if let known = outline.withLock({ $0?.key == key ? $0?.outline : nil }) { return known }
    let made = PagesOutline(
      index: index.wrappedValue, state: state.wrappedValue, folds: folds,
      coverage: locators(of: index).coverage(on: state.wrappedValue.screen))
    outline.withLock { $0 = (key, made) }
    return made
  }
}
