import Foundation

/// Packages from outside, as repositories on the disk that git takes for addresses of the web.
struct PackageServer {
  /// Variables by which git finds the repositories.
  let environment: [String: String]

  /// Makes a repository with version 1.0.0 of each package in a folder of the projects.
  ///
  /// - Parameters:
  ///   - packages: The folder of the packages.
  ///   - address: What the addresses of all of them begin with.
  /// - Throws: Where git fails.
  init(of packages: Project, at address: String) async throws {
    var environment: [String: String] = [:]
    let names = try FileManager.default.contentsOfDirectory(atPath: packages.folder.path).sorted()
    for (number, name) in names.enumerated() {
      let folder = packages.url(of: name)
      for arguments in [
        ["init", "--quiet"], ["add", "."],
        [
          "-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "--quiet", "-m",
          "Begin",
        ], ["tag", "1.0.0"],
      ] {
        try Self.git(arguments, in: folder)
      }
      environment["GIT_CONFIG_KEY_\(number)"] = "url.\(folder.absoluteString).insteadOf"
      environment["GIT_CONFIG_VALUE_\(number)"] = "\(address)/\(name.lowercased())"
    }
    environment["GIT_CONFIG_COUNT"] = "\(names.count)"
    self.environment = environment
  }

  private static func git(_ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }
}
