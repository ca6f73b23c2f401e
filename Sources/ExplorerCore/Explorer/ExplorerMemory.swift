import ElementModel
import SourceModel
import Synchronization

/// What was worked out of the model and is likely to be asked for again.
///
/// Everything in it follows from the values it is asked about, by which it is looked up.
final class ExplorerMemory: Sendable {
  /// What drawing has worked out.
  let drawing = DrawingMemo()

  private let locators = Mutex<(index: Stamped<ProjectIndex>, memory: LocatorMemory)?>(nil)

  /// What the page objects look for.
  func locators(of index: Stamped<ProjectIndex>) -> LocatorMemory {
    locators.withLock { known in
      if let known, known.index == index { return known.memory }
      let memory = LocatorMemory(index: index.wrappedValue)
      known = (index, memory)
      return memory
    }
  }

  private let page = Mutex<(id: PageID, stamps: [Stamp], page: any Page)?>(nil)

  /// A page with what it shows; the one of before where nothing has changed since.
  ///
  /// - Parameters:
  ///   - id: Which page.
  ///   - stamps: Those of the model.
  ///   - make: Makes the page.
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

  /// What the lines of Pages are made of.
  private struct OutlineKey: Equatable {
    var index: Stamp
    var state: Stamp
    var folds: [Fold: Bool]
  }

  private let outline = Mutex<(key: OutlineKey, outline: PagesOutline)?>(nil)

  /// The lines of Pages; the same ones as before where nothing has changed.
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
