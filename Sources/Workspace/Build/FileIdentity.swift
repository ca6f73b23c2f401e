import Glibc

/// What tells a file from another version of it, without reading it.
enum FileIdentity {
  /// Path, size and time of the last change of a file; of a missing one the path with zeros.
  static func text(of path: String) -> String {
    var information = stat()
    stat(path, &information)
    let time = information.st_mtim
    return "\(path) \(information.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}
