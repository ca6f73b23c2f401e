/// Sources of a module that are written in C or C++, or a module that is headers alone.
package struct ClangSources: Hashable, Sendable {
  /// What is compiled, absolute paths.
  package var files: [String]
  /// The folder of what importers see; `nil` where there is no such folder.
  package var headerFolder: String?
  /// The module map that the sources bring along; `nil` where one has to be made.
  package var moduleMap: String?
  /// Flags for the compiler of C: folders of headers, and names that hold in the sources.
  package var flags: [String]

  /// Creates the sources of a module.
  package init(
    files: [String], headerFolder: String? = nil, moduleMap: String? = nil, flags: [String] = []
  ) {
    self.files = files
    self.headerFolder = headerFolder
    self.moduleMap = moduleMap
    self.flags = flags
  }
}
