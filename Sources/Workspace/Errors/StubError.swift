/// What can keep a stub of a module from being written.
package enum StubError: Error, Hashable, Sendable {
  /// No source imports the module.
  case notImported(String)
  /// The project has the module.
  case isThere(String)
  /// There is a file already where the stub would be written.
  case fileExists(path: String)
  /// The `pomelo.yml` says of stubs what leaves no room for a module.
  case noRoom(path: String, entry: String)
  /// The project has no folder for a `pomelo.yml`.
  case noFolder
  /// A file cannot be written; the reason is in the system's words.
  case notWritable(path: String, reason: String)
}

extension StubError {
  /// What is wrong, where, and what to do next.
  var message: String {
    switch self {
    case .notImported(let module):
      "No source imports \(module.quoted): there is nothing to guess a stub from. See pomelo doctor."
    case .isThere(let module):
      "The project has the module \(module.quoted) already; pomelo.yml may name a stub of it."
    case .fileExists(let path):
      "There is a file \(path.quoted) already, which is not overwritten. Choose another folder by "
        + "--into."
    case .noRoom(let path, let entry):
      "The stubs: of \(path.quoted) name files of the app, beside which no module can stand. Write "
        + "it as a mapping, with \(entry.quoted)."
    case .noFolder:
      "Folders of sources have no place for a pomelo.yml, which names the stub. Write one with app: "
        + "and tests:, and name its folder."
    case .notWritable(let path, let reason):
      "The file \(path.quoted) cannot be written: \(reason)."
    }
  }
}
