import Glibc

/// Paths as texts: joined, without `.` and `..`, and parts of them.
///
/// Only ``real(_:)`` looks at files.
package enum FilePath {
  /// The path of what is there, all links followed; `nil` where nothing is.
  package static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// An absolute path: a relative one starts at a folder.
  ///
  /// - Parameters:
  ///   - path: A path as a document writes it.
  ///   - folder: Where relative ones start, absolute.
  /// - Returns: The path without `.`, `..` and doubled slashes; above the root there is nothing.
  package static func absolute(_ path: String, in folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    guard needsWork(whole) else { return whole }
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Whether a path has a part that is empty or begins with a point.
  private static func needsWork(_ path: String) -> Bool {
    var isAfterSlash = false
    for byte in path.utf8 {
      let isSlash = byte == UInt8(ascii: "/")
      if isAfterSlash, isSlash || byte == UInt8(ascii: ".") { return true }
      isAfterSlash = isSlash
    }
    return isAfterSlash
  }

  /// The folder that a path is in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The last part without what follows its last point.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return name }
    return String(name[..<point])
  }

  /// What follows the last point of the last part, in lower case; empty where there is no point.
  static func suffix(of path: String) -> String {
    let name = name(of: path)
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    return name[name.index(after: point)...].lowercased()
  }

  /// Whether a path is a folder or lies below it, both without `..`.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || folder == "/"
      || (path.utf8.count > folder.utf8.count && path.hasPrefix(folder)
        && path.utf8[path.utf8.index(path.startIndex, offsetBy: folder.utf8.count)]
          == UInt8(ascii: "/"))
  }

  /// The path as seen from a folder that it lies below; otherwise as it is.
  package static func relative(_ path: String, to folder: String) -> String {
    guard path != folder, isInside(path, folder) else { return path }
    return String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
  }
}
