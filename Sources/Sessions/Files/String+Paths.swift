import Foundation

extension String {
  /// The path, of which the part that is there has no links in it.
  var withoutLinks: String {
    var (known, rest) = (URL(fileURLWithPath: self), [String]())
    while known.path != "/", !FileManager.default.fileExists(atPath: known.path) {
      rest.insert(known.lastPathComponent, at: 0)
      known.deleteLastPathComponent()
    }
    return rest.reduce(known.resolvingSymlinksInPath()) { $0.appendingPathComponent($1) }.path
  }

  /// Whether the path is a folder, or lies below it.
  func isInside(_ folder: String) -> Bool {
    self == folder || hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
