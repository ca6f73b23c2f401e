package import SourceModel

/// Reads pages again and again while some files of theirs change.
///
/// A class, as what has not changed is parsed once.
package final class SuiteReader {
  private let base: ProjectIndex
  private let app: DeclarationTable
  private let library: DeclarationTable
  private var sources: [(file: SourceFile, parsed: ParsedSource)]

  /// Reads all sources.
  ///
  /// - Parameters:
  ///   - index: What they say.
  ///   - appFiles: The app's sources.
  ///   - testFiles: The sources of tests, pages and use cases.
  ///   - libraryFiles: The sources of libraries that the tests import.
  package init(
    _ index: ProjectIndex, appFiles: [SourceFile], testFiles: [SourceFile],
    libraryFiles: [SourceFile] = []
  ) {
    base = index
    (app, library, sources) = LargeStack.run {
      (
        DeclarationCollector.table(of: appFiles.map(ParsedSource.init), isInTests: false),
        DeclarationCollector.table(
          of: libraryFiles.map(ParsedSource.init), isInTests: false, isInLibrary: true),
        testFiles.map { ($0, ParsedSource($0)) }
      )
    }
  }

  /// Takes other sources for what there was, such as those that were saved.
  ///
  /// - Parameter files: All sources of tests, pages and use cases.
  package func rebase(_ files: [SourceFile]) {
    let known = Dictionary(sources.map { ($0.file.path, $0) }) { $1 }
    sources = LargeStack.run {
      files.map { file in
        if let former = known[file.path], former.file == file { return former }
        return (file, ParsedSource(file))
      }
    }
  }

  /// What the sources say where some are other than they were, or new.
  ///
  /// - Parameter changed: The files that are other, or new.
  /// - Returns: The index: its pages, and what their methods do, are read again; all else is as it was.
  package func index(with changed: [SourceFile]) -> ProjectIndex {
    LargeStack.run { self.read(changed) }
  }

  private func read(_ changed: [SourceFile]) -> ProjectIndex {
    let texts = Dictionary(changed.map { ($0.path, $0) }) { $1 }
    let known = Set(sources.map(\.file.path))
    let parsed =
      sources.map { source in
        guard let other = texts[source.file.path], other != source.file else {
          return source.parsed
        }
        return ParsedSource(other)
      } + changed.filter { !known.contains($0.path) }.map(ParsedSource.init)
    let own = DeclarationCollector.table(of: parsed, isInTests: true)
    var tests = own
    tests.merge(library)
    var all = tests
    all.merge(app)
    let inference = TypeInference(table: all)
    let roles = TypeRoles(inference)
    let pages = PageReader(inference: inference)
    var index = base
    index.pages = all.types.filter { roles[$0.name] == .page }.map(pages.page)
    index.deeds = Deferred(DeedReader.catalog(of: parsed, tests))
    return index
  }
}
