import ExplorerCore
import Workspace

/// Code of the person's, compiled while everything goes on.
extension ExplorerSession {
  /// Compiles code; what is being compiled is given up.
  func compile(_ code: String) {
    compilation?.cancel()
    compilation = nil
    guard let supply else {
      apply(.codeFailed([CodeProblem(message: "Nothing can be compiled here.")]))
      return
    }
    do {
      compilation = try SnippetCompiler(host: supply.built.host).compile(code)
    } catch {
      apply(.codeFailed([CodeProblem(message: error.message)]))
      return
    }
    // Code that was compiled before is there at once.
    receiveFromCompiler()
  }

  /// Takes what has come of a compilation.
  func receiveFromCompiler() {
    guard let outcome = compilation?.outcome() else { return }
    compilation = nil
    switch outcome {
    case .library(let path): apply(.codeCompiled(library: path))
    case .failed(let problems):
      apply(
        .codeFailed(
          problems.map { CodeProblem(message: $0.message, line: $0.line, column: $0.column) }))
    }
  }
}
