/// What can be wrong with a `pomelo.yml`.
package enum ManifestError: Error, Hashable, Sendable {
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
}

extension ManifestError {
  /// What is wrong, where, and what to do next.
  var message: String {
    switch self {
    case .noManifest(let folder):
      "There is no project in \(folder.quoted): no .xcworkspace, .xcodeproj, project.yml, xtool.yml "
        + "or Package.swift, and no pomelo.yml. Name the folders of its sources with --app and "
        + "--tests, or write a pomelo.yml with the keys app and tests."
    case .malformedManifest(let path, let line, let reason):
      "\(path):\(line): The file is not valid: \(reason)."
    case .missingKey(let key, let path):
      "\(path): The key \(key.quoted) is missing. Add a line such as "
        + "\((key == "tests" ? "tests: UITests" : "\(key): App").quoted)."
    case .unknownKey(let key, let path, let line, let known):
      "\(path):\(line): The key \(key.quoted) is not known. The keys are "
        + known.joined(separator: ", ") + "."
    case .wrongValue(let key, let path, let line, let expected):
      "\(path):\(line): The value of \(key.quoted) must be \(expected)."
    }
  }
}
