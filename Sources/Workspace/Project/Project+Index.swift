import Foundation
package import SourceIndex
package import SourceModel

extension Project {
  /// What the sources say, as it was kept from the last time if they have not changed since.
  ///
  /// Parsing takes longer than everything else at the start of the program together. A cache that
  /// cannot be read or written is no error: the sources are read.
  ///
  /// - Parameters:
  ///   - installation: The program, whose next version may read the sources differently, and the
  ///     environment that says where caches are.
  ///   - progress: Told of each step, on another thread, where the sources are read.
  /// - Returns: The index.
  package func index(
    _ installation: Installation, progress: @escaping (IndexStep) -> Void = { _ in }
  ) -> ProjectIndex {
    var index = sourceIndex(installation, progress)
    index.translations = Deferred { [allResources] in Self.translations(in: allResources) }
    index.doubts = Deferred { [allAppFiles, allTestFiles] in
      DoubtReader.doubts(in: allAppFiles) + TestDoubtReader.doubts(in: allTestFiles)
    }
    index.flow = Deferred { [allAppFiles] in FlowReader.flow(of: allAppFiles) }
    index.deeds = Deferred { [self] in
      DeedReader.catalog(testFiles: allTestFiles, libraryFiles: libraries(installation))
    }
    return index
  }

  /// What reads the pages again while some of their files change.
  ///
  /// - Parameters:
  ///   - index: What the sources say.
  ///   - installation: The program, and the environment that says where caches are.
  ///   - others: Further sources of tests and pages, such as those that are to be written.
  /// - Returns: The reader.
  package func suiteReader(
    _ index: ProjectIndex, _ installation: Installation, adding others: [SourceFile] = []
  ) -> SuiteReader {
    SuiteReader(
      index, appFiles: allAppFiles, testFiles: allTestFiles + others,
      libraryFiles: libraries(installation))
  }

  private func sourceIndex(
    _ installation: Installation, _ progress: @escaping (IndexStep) -> Void
  ) -> ProjectIndex {
    let libraries = libraries(installation)
    guard let cache = try? BuildCache(project: self, environment: installation.environment) else {
      return chosen(
        SourceIndexer.index(
          appFiles: allAppFiles, testFiles: allTestFiles, libraryFiles: libraries,
          progress: progress))
    }
    let kept = KeptIndex(folder: cache.folder, name: contentName(libraries, installation))
    // Without the layers of `pomelo.yml`, which is no source and may say others the next time.
    @Sendable func read() -> ProjectIndex {
      SourceIndexer.index(appFiles: allAppFiles, testFiles: allTestFiles, libraryFiles: libraries)
    }
    if let index = kept.read(orFrom: read) { return chosen(index) }
    let index = SourceIndexer.index(
      appFiles: allAppFiles, testFiles: allTestFiles, libraryFiles: libraries, progress: progress)
    kept.write(index)
    return chosen(index)
  }

  /// The sources of the libraries of pomelo's that the tests import; what cannot be read is left out.
  private func libraries(_ installation: Installation) -> [SourceFile] {
    let name = "PageObjects"
    guard allTestFiles.contains(where: { $0.imports.contains { $0.module == name } }),
      let folder = installation.library(named: name),
      let paths = try? SourceCollector.swiftFiles(in: folder, role: .tests)
    else { return [] }
    return paths.sorted().compactMap { try? SourceCollector.read($0) }
  }

  /// A name for the contents of all sources, read by this program.
  private func contentName(_ libraries: [SourceFile], _ installation: Installation) -> String {
    var hash = ContentHash()
    hash.add(FileIdentity.text(of: installation.executable))
    hash.add(allAppFiles)
    hash.add(allTestFiles)
    hash.add(libraries)
    return hash.name
  }
}
