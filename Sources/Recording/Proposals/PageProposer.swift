package import SourceIndex
package import SourceModel

/// Gives the suite's pages what a recording needs and they lack.
///
/// What is written is read again, and kept only if it then does what was done.
package final class PageProposer {
  /// What the sources say where some files have other texts.
  package typealias Reader = ([SourceFile]) -> ProjectIndex

  private var firstIndex: ProjectIndex
  private var files: [SourceFile]
  private let read: Reader
  private let testClass: String?
  private let secretsAreWritten: Bool
  private let makesFiles: Bool
  private let home: String?
  /// What the app makes identifiers of; its sources stay as they are.
  private lazy var rows = RowPatterns(firstIndex)

  /// What the sources say with all that was added.
  package private(set) var index: ProjectIndex
  private var mapper: RecordingMapper
  /// The files that are other than they were, or new, by path.
  private var changed: [String: SourceFile] = [:]
  /// Pages that were made.
  private var pages: [SourceFile] = []
  /// The screens that the recording has seen.
  private var screens = RecordedScreens()
  /// What runs before the recording have shown.
  package var earlier = SeenScreens() {
    didSet { mapper.earlier = earlier }
  }
  /// Gaps that nothing fits.
  private var open: Set<RecordedGap> = []

  /// Begins with the sources as they are.
  ///
  /// - Parameters:
  ///   - index: What the sources say.
  ///   - files: The sources of tests, pages and use cases.
  ///   - testClass: The test class whose set-up the recording has.
  ///   - secretsAreWritten: Whether what is typed into secure fields stands in the sources already.
  ///   - makesFiles: Whether a new page gets a file of its own.
  ///   - home: The file that new pages are written to where they get none of their own; `nil` for that
  ///     of the page that they are made like.
  ///   - read: Reads all sources, with other texts of some.
  package init(
    _ index: ProjectIndex, files: [SourceFile], testClass: String? = nil,
    secretsAreWritten: Bool = false, makesFiles: Bool = true, home: String? = nil,
    read: @escaping Reader
  ) {
    self.makesFiles = makesFiles
    self.home = home
    self.testClass = testClass
    self.secretsAreWritten = secretsAreWritten
    firstIndex = index
    self.index = index
    self.files = files
    self.read = read
    mapper = RecordingMapper(
      index, testClass: testClass, secretsAreWritten: secretsAreWritten)
  }

  /// The files that are other than on disk, or new.
  package var changes: [SourceFile] { changed.values.sorted { $0.path < $1.path } }

  /// Takes back all that was added.
  package func reset() {
    index = firstIndex
    mapper = makeMapper(for: index)
    (changed, pages, open) = ([:], [], [])
  }

  /// What the sources said before anything was added, and the sources.
  package var base: (index: ProjectIndex, files: [SourceFile]) { (firstIndex, files) }

  /// A file as it was before anything was added.
  package func former(_ path: String) -> SourceFile? { files.first { $0.path == path } }

  /// Takes other sources for what there was.
  ///
  /// - Parameters:
  ///   - index: What they say.
  ///   - files: The sources of tests, pages and use cases.
  package func rebase(_ index: ProjectIndex, files: [SourceFile]) {
    (firstIndex, self.files) = (index, files)
    reset()
  }

  /// What a recording becomes, with what is added for it.
  ///
  /// - Parameters:
  ///   - steps: What was done and asserted, in order.
  ///   - choices: What a person has chosen.
  /// - Returns: The parts.
  package func map(
    _ steps: [RecordedStep], choosing choices: RecordingChoices = RecordingChoices()
  ) -> [RecordedPart] {
    screens = RecordedScreens(RecordingItem.items(of: steps), after: earlier)
    var parts = mapper.map(steps, choosing: choices)
    // What leads to a page can only say so when the page is there.
    while parts.lazy.compactMap(\.gap).contains(where: { !open.contains($0) && makePage($0) }) {
      parts = mapper.map(steps, choosing: choices)
    }
    while let place = parts.firstIndex(where: { $0.gap.map { !open.contains($0) } ?? false }),
      let gap = parts[place].gap
    {
      if let better = filled(gap, in: parts[place].steps, of: steps, choices) {
        parts = better
      } else {
        open.insert(gap)
      }
    }
    return parts
  }

  /// Makes a page for a screen that has none, and takes back what was added without it.
  private func makePage(_ gap: RecordedGap) -> Bool {
    guard let (names, target) = maker(index).unmodelled(gap),
      let (file, _) = PageWriter(index, index.deeds.value, files: current)
        .newPage(
          called: names, showing: target, after: gap.page, isInNewFile: makesFiles, home: home)
    else { return false }
    let index = read(pages + [file])
    guard maker(index).unmodelled(gap) == nil else { return false }
    pages.append(file)
    changed = Dictionary(pages.map { ($0.path, $0) }) { $1 }
    (self.index, mapper, open) = (
      index, makeMapper(for: index), []
    )
    return true
  }

  /// The parts once a page has what was lacking; `nil` where nothing that was tried does it.
  private func filled(
    _ gap: RecordedGap, in places: ClosedRange<Int>, of steps: [RecordedStep],
    _ choices: RecordingChoices
  ) -> [RecordedPart]? {
    guard let addition = maker(index).addition(for: gap) else { return nil }
    let writer = PageWriter(index, index.deeds.value, files: current)
    for change in writer.changes(for: addition) {
      var texts = changed
      for file in change.files { texts[file.path] = file }
      let index = read(Array(texts.values))
      let mapper = makeMapper(for: index)
      let parts = mapper.map(steps, choosing: choices)
      let isDone = parts.contains { part in
        guard case .call(let call) = part.content, part.steps.contains(places.lowerBound) else {
          return false
        }
        return call.callable.name == change.method
      }
      guard isDone else { continue }
      (self.index, self.mapper, changed) = (index, mapper, texts)
      return parts
    }
    return nil
  }

  private func makeMapper(for index: ProjectIndex) -> RecordingMapper {
    let mapper = RecordingMapper(
      index, testClass: testClass, secretsAreWritten: secretsAreWritten)
    mapper.earlier = earlier
    return mapper
  }

  private func maker(_ index: ProjectIndex) -> AdditionMaker {
    let starts = index.deeds.value.starts
    let start = starts.first { $0.testClass == testClass }
    return AdditionMaker(index, start: start?.page, screens, rows)
  }

  /// All files as they are with what was added.
  package var current: [SourceFile] {
    let known = Set(files.map(\.path))
    return files.map { changed[$0.path] ?? $0 }
      + changed.values.filter { !known.contains($0.path) }.sorted { $0.path < $1.path }
  }
}
