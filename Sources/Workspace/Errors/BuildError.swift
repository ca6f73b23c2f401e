/// What can keep a project's sources from becoming a host.
package enum BuildError: Error, Hashable, Sendable {
  /// There is no `swiftc`.
  case compilerMissing(searched: String)
  /// A tool that belongs to the compiler is not beside it.
  case toolMissing(name: String, searched: [String])
  /// The compiler cannot be started; the reason is in the system's words.
  case compilerNotStarted(path: String, reason: String)
  /// The library and modules that hosts are compiled against are not found.
  case hostLibraryMissing(searched: [String])
  /// The compiler refused the sources; the output is the compiler's own.
  case compileFailed(step: String, output: String)
  /// A source file was edited while it was compiled.
  case sourcesChanged(path: String)
  /// The folder for builds cannot be written; the reason is in the system's words.
  case cacheNotWritable(path: String, reason: String)
}

extension BuildError {
  /// What is wrong, where, and what to do next.
  var message: String {
    switch self {
    case .compilerMissing(let searched):
      "There is no Swift compiler: swiftc was looked for in \(searched). Install Swift 6.3 from "
        + "swift.org and add its folder to PATH."
    case .toolMissing(let name, let searched):
      "The tool \(name.quoted) of Swift's toolchain was looked for in \(searched.quotedList) and is "
        + "missing. Install the whole toolchain from swift.org."
    case .compilerNotStarted(let path, let reason):
      "The Swift compiler \(path.quoted) cannot be started: \(reason)."
    case .hostLibraryMissing(let searched):
      "The host library, libPomeloHost.so with its modules, is missing. It was looked for in "
        + "\(searched.quotedList). Build it with \"swift build --product PomeloHost\", or name its "
        + "folder in POMELO_HOST_SDK."
    case .compileFailed(let step, let output):
      "\(step) did not compile:\n\(output)"
    case .sourcesChanged(let path):
      "The file \(path.quoted) was edited while it was compiled. Build again."
    case .cacheNotWritable(let path, let reason):
      "The build folder \(path.quoted) cannot be written: \(reason). Check its permissions and "
        + "the space on the disk."
    }
  }
}
