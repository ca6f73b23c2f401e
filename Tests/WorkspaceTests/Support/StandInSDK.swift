import Foundation

@testable import Workspace

/// A host library with just enough in it to compile and link a host, made once for all tests.
///
/// Building against a stand-in keeps these tests about the building: what is compiled when, with
/// which flags, and what happens when it fails.
struct StandInSDK: Sendable {
  let folder: String

  /// The library, or why it could not be made.
  static let shared = Result { try StandInSDK() }
  private static let sharedFolder = NSTemporaryDirectory() + "pomelo-sdk-\(UUID().uuidString)"

  private static let sources = [
    (
      "SimulatedUI",
      """
      public import Foundation
      public struct LocalizedStringResource {}
      public protocol CustomLocalizedStringResourceConvertible {}

      public enum _AppBundle {
        public static var languages: [String] { ["en-US"] }
        public static func text(_ key: String, value: String?, table: String?) -> String { key }
        public static func information(of bundle: Bundle) -> [String: Any]? { nil }
        public static func url(
          _ name: String?, _ ext: String?, _ folder: String?, of bundle: Bundle
        ) -> URL? { nil }
        public static func urls(_ ext: String?, _ folder: String?) -> [URL] { [] }
      }
      @MainActor @preconcurrency public protocol Scene {}
      @MainActor @preconcurrency public protocol App {
        associatedtype Body: Scene
        init()
        var body: Body { get }
      }
      extension App { public static func main() {} }
      public struct WindowGroup: Scene { public init(_ content: () -> Void) {} }
      """
    ),
    (
      "SimulatedNetwork",
      """
      @_exported public import Foundation
      @_silgen_name("pomelo_systemNumber")
      public func systemNumber() -> Int { 1806 }
      public enum RemoteContents {
        public static func text(of url: URL, encoding: String.Encoding) throws -> String {
          throw CocoaError(.fileReadUnsupportedScheme)
        }
      }
      """
    ),
    (
      "XCUITest",
      """
      @MainActor @preconcurrency open class XCTestCase { public init() {} }
      public struct _SuiteCall {
        public init(_ first: Int, _ last: Int, reflects: Bool = true) {}
        public var isRecorded: Bool { false }
        public func argument<Value>(_ name: StaticString, _ value: Value, _ line: Int) {}
        public func function(_ name: StaticString, _ line: Int) {}
        public func receiver<Value>(_ value: Value) {}
        public func local<Value>(_ name: StaticString, _ value: Value, _ line: Int) {}
        public func result<Value>(_ value: Value) -> Value { value }
        public func end() {}
      }
      """
    ),
    (
      "TestHost",
      """
      import Foundation
      public import SimulatedUI
      public import XCUITest
      public struct TestRegistration {
        let name: String
        public static func test<Case: XCTestCase>(
          _ className: String, _ method: String, make: @escaping @MainActor () -> Case,
          _ body: @escaping @MainActor (Case) throws -> Void
        ) -> TestRegistration { TestRegistration(name: className + "/" + method) }
        public static func asyncTest<Case: XCTestCase>(
          _ className: String, _ method: String, make: @escaping @MainActor () -> Case,
          _ body: @escaping @MainActor (Case) async throws -> Void
        ) -> TestRegistration { TestRegistration(name: className + "/" + method) }
      }
      @MainActor public struct InstalledApp {
        let name: String
        public init(
          _ app: any App.Type, name: String, bundleIdentifier: String, urlSchemes: [String],
          usageDescriptions: [String: String], resourceFolders: [String]
        ) { self.name = name }
      }
      public enum HostMain {
        @MainActor public static func run(
          apps: [InstalledApp], sourceRoots: [String], tests: [TestRegistration]
        ) -> Never {
          print(apps.map(\\.name).joined(), sourceRoots, tests.map(\\.name))
          exit(0)
        }
      }
      """
    ),
  ]

  private init() throws {
    folder = Self.sharedFolder
    atexit { try? FileManager.default.removeItem(atPath: StandInSDK.sharedFolder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/Modules", withIntermediateDirectories: true)
    try Self.writeVersions(to: folder)
    let compiler = try Compiler(environment: ProcessInfo.processInfo.environment)
    for (module, text) in Self.sources {
      let file = "\(folder)/\(module).swift"
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      try Self.run(
        compiler,
        [
          "-parse-as-library", "-module-name", module, "-I", folder + "/Modules", "-emit-module",
          "-emit-module-path", "\(folder)/Modules/\(module).swiftmodule", "-emit-object", "-o",
          "\(folder)/\(module).o", file,
        ])
    }
    try Self.run(
      compiler,
      ["-emit-library", "-o", folder + "/libPomeloHost.so"]
        + Self.sources.map { "\(folder)/\($0.0).o" })
  }

  /// The module of C that sources ask for versions of iOS, without any.
  private static func writeVersions(to folder: String) throws {
    let versions = folder + "/CSystemVersions.build"
    try FileManager.default.createDirectory(atPath: versions, withIntermediateDirectories: true)
    try Data("module CSystemVersions {}\n".utf8).write(
      to: URL(fileURLWithPath: versions + "/module.modulemap"))
  }

  private static func run(_ compiler: Compiler, _ arguments: [String]) throws {
    let outcome = try compiler.run(arguments)
    guard outcome.succeeded else {
      throw WorkspaceError.build(.compileFailed(step: "stand-in", output: outcome.output))
    }
  }

  /// An installation whose host library is this one, with a cache folder of its own.
  func installation(cache: String) -> Installation {
    var environment = ProcessInfo.processInfo.environment
    environment["POMELO_HOST_SDK"] = folder
    environment["XDG_CACHE_HOME"] = cache
    return Installation(
      executable: "/nowhere/bin/pomelo", environment: environment,
      fileExists: { FileManager.default.fileExists(atPath: $0) })
  }
}
