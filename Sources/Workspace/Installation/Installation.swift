import Foundation

/// Where pomelo's own files are: beside the program in a build folder, or under its prefix.
package struct Installation: Sendable {
  /// Path of the running program.
  package var executable: String
  /// Environment variables; `POMELO_HOST_SDK` names the folder of the host library.
  package var environment: [String: String]
  /// Whether there is something at a path.
  package var fileExists: @Sendable (String) -> Bool

  /// Creates an installation.
  package init(
    executable: String, environment: [String: String],
    fileExists: @escaping @Sendable (String) -> Bool
  ) {
    self.executable = executable
    self.environment = environment
    self.fileExists = fileExists
  }

  /// The installation of the running program.
  package static var current: Installation {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return Installation(
      executable: link ?? CommandLine.arguments.first ?? "",
      environment: ProcessInfo.processInfo.environment,
      fileExists: { FileManager.default.fileExists(atPath: $0) })
  }

  /// Where builds of projects without a folder of their own are kept, as the XDG base directory
  /// specification says.
  package static func cacheFolder(environment: [String: String]) -> String {
    let home = environment["HOME"] ?? NSTemporaryDirectory()
    let base = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return "\(base ?? home + "/.cache")/pomelo"
  }

  /// The library and modules that hosts are compiled against.
  package struct HostSDK: Hashable, Sendable {
    /// Folder of `.swiftmodule` files.
    package var modules: String
    /// Path of `libPomeloHost.so`.
    package var library: String
    /// Module maps of C modules that the modules need and that are not beside them.
    package var moduleMaps: [String] = []
    /// Path of the compiler plugin for SwiftUI's macros, if it is there.
    package var macroPlugin: String?
    /// The library that tools which are shut in load; `nil` where there is none, or at a path that
    /// the loader would take for several.
    var wakeups: String?

    /// What is linked into hosts besides.
    var frameworks: SeparateFrameworks {
      SeparateFrameworks(folder: (library as NSString).deletingLastPathComponent)
    }
  }

  /// The C modules that OpenCombine's module and SwiftUI's name; an installed SDK has them among its modules.
  private static let moduleMaps = ["COpenCombineHelpers", "CSystemVersions"].map {
    "\($0).build/module.modulemap"
  }

  /// Finds the host library and its modules.
  ///
  /// - Throws: ``BuildError/hostLibraryMissing(searched:)``.
  package func hostSDK() throws(WorkspaceError) -> HostSDK {
    var candidates: [HostSDK] = []
    func add(_ folder: String, modules: String) {
      candidates.append(
        HostSDK(modules: "\(folder)/\(modules)", library: "\(folder)/libPomeloHost.so"))
    }
    if let folder = environment["POMELO_HOST_SDK"], !folder.isEmpty {
      add(folder, modules: "Modules")
      add(folder, modules: "modules")
    } else {
      add(executableFolder, modules: "Modules")
      add("\(prefix)/lib/pomelo", modules: "modules")
    }
    for var sdk in candidates where fileExists(sdk.library) && fileExists(sdk.modules) {
      let folder = (sdk.library as NSString).deletingLastPathComponent
      sdk.moduleMaps = Self.moduleMaps.map { "\(folder)/\($0)" }.filter(fileExists)
      sdk.macroPlugin = ["\(folder)/PomeloMacros"].first(where: fileExists)
      sdk.wakeups = ["\(folder)/libPomeloWakeups.so"].first {
        fileExists($0) && !$0.contains { $0 == ":" || $0.isWhitespace }
      }
      return sdk
    }
    throw .build(.hostLibraryMissing(searched: candidates.map(\.library)))
  }

  /// Finds the folder of a bundled example.
  ///
  /// - Throws: ``ProjectError/exampleMissing(name:searched:)``.
  package func example(named name: String) throws(WorkspaceError) -> String {
    let searched = places("Sources/Examples/\(name)", installed: "Examples/\(name)")
    for candidate in searched where fileExists(candidate) { return candidate }
    throw .project(.exampleMissing(name: name, searched: searched))
  }

  /// The folder of a library's sources that comes with pomelo, such as `PageObjects`; `nil` where
  /// there is none.
  func library(named name: String) -> String? {
    places("Sources/Frameworks/\(name)", installed: "\(name)/Sources/\(name)")
      .first(where: fileExists)
  }

  /// The folder of the courses that come with pomelo; `nil` where there is none.
  package var courses: String? {
    places("Sources/Courses", installed: "Courses").first(where: fileExists)
  }

  /// Where something that comes with pomelo may be: in the package around the program, and where it is
  /// installed.
  private func places(_ inPackage: String, installed: String) -> [String] {
    (package.map { ["\($0)/\(inPackage)"] } ?? []) + ["\(prefix)/share/pomelo/\(installed)"]
  }

  /// The folder of pomelo's own package, where the program was built in it; `nil` where it is installed.
  package var package: String? {
    var folder = executableFolder
    while folder.count > 1 {
      if fileExists("\(folder)/Package.swift") { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  private var executableFolder: String { (executable as NSString).deletingLastPathComponent }
  private var prefix: String { (executableFolder as NSString).deletingLastPathComponent }
}
