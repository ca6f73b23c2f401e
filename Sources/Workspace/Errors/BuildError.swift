/// What can keep a project's sources from becoming a host.
package enum BuildError: Error, Hashable, Sendable {
  /// There is no `swiftc`.
  case compilerMissing(searched: String)
  /// A tool that belongs to the compiler is not beside it.
  case toolMissing(name: String, searched: [String])
  /// A program that is no part of the toolchain is not there.
  case programMissing(name: String)
  /// The compiler cannot be started; the reason is in the system's words.
  case compilerNotStarted(path: String, reason: String)
  /// The library and modules that hosts are compiled against are not found.
  case hostLibraryMissing(searched: [String])
  /// The compiler refused the sources; the output is the compiler's own.
  case compileFailed(step: String, output: String)
  /// A tool was ended after a time, as something of the project's that it runs has no end.
  case noEnd(step: String, programs: ForeignProgramKind, seconds: Int)
  /// This system cannot shut in what the project brings along to be run.
  case notConfined(programs: ForeignProgramKind, missing: ConfinementGap)
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
    case .programMissing(let name):
      "There is no program \(name.quoted) in the folders of PATH, and packages are fetched by it. "
        + "Install it."
    case .compilerNotStarted(let path, let reason):
      "The program \(path.quoted) cannot be started: \(reason)."
    case .hostLibraryMissing(let searched):
      "The host library, libPomeloHost.so with its modules, is missing. It was looked for in "
        + "\(searched.quotedList). Build it with \"swift build --product PomeloHost\", or name its "
        + "folder in POMELO_HOST_SDK."
    case .compileFailed(let step, let output):
      "\(step) did not compile:\n\(output)"
    case .noEnd(let step, let programs, let seconds):
      "\(step) was not done after \(seconds) seconds and has been ended: \(programs.cause). "
        + "POMELO_PROGRAM_LIMIT=\(seconds * 4) allows more."
    case .notConfined(let programs, let missing):
      "The project is not opened: \(programs.reason), and this system cannot shut programs in, as "
        + "its kernel has no \(missing.words). Whoever trusts the project opens it with "
        + "--allow-scripts."
    case .sourcesChanged(let path):
      "The file \(path.quoted) was edited while it was compiled. Build again."
    case .cacheNotWritable(let path, let reason):
      "The build folder \(path.quoted) cannot be written: \(reason). Check its permissions and "
        + "the space on the disk."
    }
  }
}

extension ForeignProgramKind {
  /// What may have no end.
  fileprivate var cause: String {
    switch self {
    case .manifests: "a Package.swift is a program, and one of these may have no end"
    case .compilers: "macros are programs, and one of these may have no end"
    case .scripts: "it may have no end"
    }
  }

  /// Why opening a project runs a stranger's program.
  fileprivate var reason: String {
    switch self {
    case .manifests: "it uses packages, whose manifests are programs"
    case .compilers: "it uses macros or sources in C, which make the compiler run programs"
    case .scripts: "it has scripts"
    }
  }
}

extension ConfinementGap {
  /// What is lacking.
  fileprivate var words: String {
    switch self {
    case .fileRules: "Landlock"
    case .filters: "filters of system calls (seccomp)"
    case .both: "Landlock and no filters of system calls (seccomp)"
    }
  }
}
