public import SourceIndex
public import SourceModel

/// What can go wrong between a person's folder and a running host.
///
/// ``message`` says each of them in sentences for that person.
public enum WorkspaceError: Error, Hashable, Sendable {
  /// What a folder of sources is for.
  public enum Role: String, Hashable, Sendable {
    case app, tests
  }

  /// A folder that was named does not exist.
  case folderMissing(path: String)
  /// What was named as a folder is a file.
  case notAFolder(path: String)
  /// A folder holds no Swift file, at any depth.
  case noSwiftFiles(path: String, role: Role)
  /// A folder cannot be listed.
  case unreadableFolder(path: String, reason: String)
  /// A file cannot be read.
  case unreadableFile(path: String, reason: String)
  /// A file's name is not UTF-8; the name is given with the bad bytes replaced.
  case badFileName(folder: String, name: String)
  /// There are more source files than any project of this kind has: a folder too far up was named.
  case tooManyFiles(folder: String, limit: Int)
  /// A source file cannot be indexed.
  case badSource(SourceIndexError)
  /// No type in the app's folders is marked `@main` and conforms to `App`.
  case noApp(folders: [String])
  /// More than one type is an entry point.
  case severalApps([AppDeclaration])
  /// No test method is found in the tests' folders.
  case noTests(folders: [String])
  /// A folder was named as a project, and there is no `pomelo.yml` in it.
  case noManifest(folder: String)
  /// `pomelo.yml` is not YAML, or no mapping of keys to values.
  case malformedManifest(path: String, line: Int, reason: String)
  /// `pomelo.yml` lacks a key that has no default.
  case missingKey(String, path: String)
  /// `pomelo.yml` has a key that means nothing.
  case unknownKey(String, path: String, line: Int, known: [String])
  /// A value in `pomelo.yml` is of the wrong sort.
  case wrongValue(key: String, path: String, line: Int, expected: String)
  /// An option on the command line has a value that cannot be used.
  case wrongOption(name: String, value: String, expected: String)
  /// The bundled example is not where it should be.
  case exampleMissing(name: String, searched: [String])
  /// There is no `swiftc`.
  case compilerMissing(searched: String)
  /// The compiler cannot be started.
  case compilerNotStarted(path: String, reason: String)
  /// The library and modules that hosts are compiled against are not found.
  case hostLibraryMissing(searched: [String])
  /// The compiler refused the sources; the output is the compiler's own.
  case compileFailed(step: String, output: String)
  /// A source file was edited while it was compiled.
  case sourcesChanged(path: String)
  /// The folder for builds cannot be written.
  case cacheNotWritable(path: String, reason: String)
  /// A built host cannot be started, or ended before it was ready.
  case hostNotStarted(reason: String)
}
