import Foundation
import Glibc

/// Compiles a person's code, such as `SignInViewPage(app: app).tapSignInButton()`, so that a run of
/// the host it belongs to can load and call it.
///
/// The results are kept by the code and the host: the same code is there at once the next time.
package struct SnippetCompiler: Sendable {
  /// How many results and intermediate files are kept.
  private static let keptFiles = 256

  private let base: SnippetBase

  /// Creates a compiler for a host.
  ///
  /// - Parameter host: The host whose runs are to load the code.
  package init(host: BuiltHost) { base = host.snippetBase }

  /// Starts to compile, in a process of its own.
  ///
  /// - Parameter text: A Swift expression, or statements; what a `return` gives is the value.
  /// - Returns: The compilation, which is over already if its result was there.
  /// - Throws: ``WorkspaceError``, when the compiler cannot be started or nothing can be written.
  package func compile(_ text: String) throws(WorkspaceError) -> SnippetCompilation {
    if let problem = Self.objection(to: text) {
      return SnippetCompilation(outcome: .failed([problem]))
    }
    var hash = ContentHash()
    hash.add(base.hash)
    hash.add(base.imports)
    hash.add(text)
    let library = "\(base.folder)/call-\(hash.name).so"
    if FileManager.default.fileExists(atPath: library) {
      // The time of the last use decides what is pruned.
      utimes(library, nil)
      return SnippetCompilation(outcome: .library(library))
    }
    // The compiler, with macros that it runs, may write to this one alone.
    let made = "\(base.folder)/made"
    try BuildCache.makeFolder(made)
    prune()
    let name = "partial-\(getpid())-\(hash.name)"
    let source = "\(base.folder)/\(name).swift"
    let partial = "\(made)/\(name).so"
    try BuildCache.write(
      SnippetSource.text(around: text, imports: base.imports), to: source)
    let arguments =
      base.arguments + base.compiler.linkArguments + [
        "-module-name", "PomeloCall_\(hash.name)", "-emit-library", "-o", partial, source,
      ]
    return SnippetCompilation(
      process: try base.compiler.writing(to: made).start(arguments),
      files: SnippetCompilation.Files(source: source, partial: partial, library: library))
  }

  /// Why a text cannot be code at all.
  private static func objection(to text: String) -> SnippetProblem? {
    if text.allSatisfy(\.isWhitespace) {
      return SnippetProblem(message: "there is nothing to call", line: 1, column: 1)
    }
    if text.utf8.count > SnippetSource.sizeLimit {
      return SnippetProblem(
        message: "longer than \(SnippetSource.sizeLimit) bytes", line: 1, column: 1)
    }
    return nil
  }

  /// Removes all but the latest files.
  private func prune() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base.folder)) ?? []
    guard names.count > Self.keptFiles else { return }
    let paths = names.map { name in
      var information = stat()
      stat("\(base.folder)/\(name)", &information)
      return (path: "\(base.folder)/\(name)", time: information.st_mtim.tv_sec)
    }
    for file in paths.sorted(by: { $0.time > $1.time }).dropFirst(Self.keptFiles) {
      unlink(file.path)
    }
  }
}
