import Foundation

/// A project that a stranger has written, made by a test.
struct HostileProject {
  let project: Project

  /// An app that uses a package beside it.
  static let withPackage = """
    name: Shop
    packages: {Kit: {path: Kit}}
    targets:
      Shop: {type: application, platform: iOS, sources: [Shop], dependencies: [{package: Kit}]}

    """

  /// Makes a project of an app and a package.
  ///
  /// - Parameters:
  ///   - specification: Its `project.yml`.
  ///   - manifest: What the package's manifest has besides the package.
  ///   - targets: The targets of the package.
  /// - Throws: What Foundation says where it cannot be written.
  init(_ specification: String = withPackage, manifest: String = "", targets: String = kit) throws {
    // In a folder of a name that nobody looks for projects in.
    project = Project(at: try Workbench.makeDirectory("build/\(UUID().uuidString)/Shop"))
    try write(specification, to: "project.yml")
    try write(
      """
      import SwiftUI

      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { Text("Shop") } }
      }
      """, to: "Shop/ShopApp.swift")
    try write(
      """
      // swift-tools-version: 5.9
      import CompilerPluginSupport
      import Foundation
      import PackageDescription

      \(manifest)
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [\(targets)])
      """, to: "Kit/Package.swift")
    try write("public let kit = 1\n", to: "Kit/Sources/Kit/Kit.swift")
  }

  /// The target of the package without anything odd.
  static let kit = #".target(name: "Kit")"#

  /// Writes a file of the project.
  func write(_ text: String, to name: String) throws {
    let file = project.url(of: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Opens it by a command; without one only its sources are read.
  func open(
    _ command: String..., environment: [String: String] = [:]
  ) async throws -> PomeloProcess.Output {
    try await PomeloProcess.run(
      (command.isEmpty ? ["list"] : command) + [project.folder.path], environment: environment,
      timeout: .seconds(200))
  }
}
