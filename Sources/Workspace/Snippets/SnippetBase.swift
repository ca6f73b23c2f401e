/// What a person's code is compiled against: the modules of a built host.
struct SnippetBase: Hashable, Sendable {
  /// The compiler.
  var compiler: Compiler
  /// Flags and import paths.
  var arguments: [String]
  /// Import declarations.
  var imports: [String]
  /// The folder for the results.
  var folder: String
  /// What the host was built of.
  var hash: String
}
