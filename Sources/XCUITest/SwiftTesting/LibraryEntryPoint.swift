import Foundation
import Glibc

/// The way into Swift Testing that it keeps open for tools, `swt_abiv0_getEntryPoint()`.
///
/// It is looked up where the process has the library: hosts of tests that do not import `Testing` are
/// not linked with it.
enum LibraryEntryPoint {
  /// Runs tests.
  ///
  /// Takes what is to be run, as JSON, and hands over records of what happens, each as JSON; returns
  /// whether all has passed.
  typealias Function =
    @convention(thin) @Sendable (
      _ configuration: UnsafeRawBufferPointer?,
      _ onRecord: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  private typealias Getter = @convention(c) () -> UnsafeRawPointer

  /// The function; `nil` where the process does without the library.
  static var function: Function? {
    guard let symbol = dlsym(nil, "swt_abiv0_getEntryPoint") else { return nil }
    return unsafeBitCast(unsafeBitCast(symbol, to: Getter.self)(), to: Function.self)
  }

  /// What is to be run.
  struct Configuration: Encodable {
    /// Regular expressions of the tests' names.
    var filter: [String]
    /// A folder for what tests attach.
    var attachmentsPath: String?
    /// One after the other, so that equal runs are equal.
    let parallel = false
    /// Nothing is printed: the records tell everything.
    let verbosity = Int.min
    let eventStreamSchemaVersion = "6.3"
  }

  /// Runs what a configuration says.
  ///
  /// - Parameters:
  ///   - configuration: What is to be run.
  ///   - onRecord: Given each record, on any thread.
  /// - Returns: Whether the process has the library.
  /// - Throws: What the library throws where it does not understand what it is asked for.
  static func run(
    _ configuration: Configuration, onRecord: @escaping @Sendable (Data) -> Void
  ) async throws -> Bool {
    guard let function else { return false }
    let json = try JSONEncoder().encode(configuration)
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: json.count, alignment: 1)
    defer { bytes.deallocate() }
    bytes.copyBytes(from: json)
    nonisolated(unsafe) let argument = UnsafeRawBufferPointer(bytes)
    _ = try await function(argument) { onRecord(Data($0)) }
    return true
  }
}
