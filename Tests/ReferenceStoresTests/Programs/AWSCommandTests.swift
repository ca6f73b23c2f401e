import Foundation
import Testing

@testable import ReferenceStores

/// Which `aws` is taken.
struct AWSCommandTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// A folder with an `aws` that says something.
  private func environment(saying text: String, status: Int = 0) throws -> [String: String] {
    let path = "\(folder.path)/aws"
    try "#!/bin/sh\necho '\(text)'\nexit \(status)\n"
      .write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return ["PATH": folder.path]
  }

  @Test func oneWithConditionalWritesIsTaken() throws {
    try AWSCommand(environment: try environment(saying: #"{"IfMatch":"","IfNoneMatch":""}"#))
      .check()
  }

  @Test func oneWithoutIsRefused() throws {
    let older = try environment(saying: #"{"IfNoneMatch":""}"#)
    #expect(throws: ServiceFailure.programTooOld) { try AWSCommand(environment: older).check() }
    let oldest = try environment(saying: "usage: aws", status: 2)
    #expect(throws: ServiceFailure.programTooOld) { try AWSCommand(environment: oldest).check() }
    #expect(ServiceFailure.programTooOld.message.contains("pip install --upgrade awscli"))
  }

  @Test func noneIsSaid() {
    #expect(throws: ServiceFailure.programMissing) {
      try AWSCommand(environment: ["PATH": "/nowhere"])
    }
  }

  @Test(arguments: [
    ("An error occurred (SignatureDoesNotMatch) when calling", ServiceFailure.wrongCredentials),
    ("Unable to locate credentials. You can configure", .noCredentials),
    ("The config profile (x) could not be found", .noCredentials),
    ("An error occurred (NoSuchBucket) when calling", .noBucket("b")),
    ("Could not connect to the endpoint URL: \"http://127.0.0.1:1/\"", .unreachable),
    ("Connection was closed before we received a valid response", .unreachable),
    ("[Errno 28] No space left on device", .noRoom),
    ("An error occurred (AccessDenied) when calling", .denied),
  ])
  func whatItSaysIsUnderstood(text: String, failure: ServiceFailure) {
    #expect(ServiceFailure(saying: text, bucket: "b") == failure)
  }

  @Test func whatLooksLikeAKeyIsNotRepeated() {
    let failure = ServiceFailure(
      saying: "\nOdd: AKIAIOSFODNN7EXAMPLE is \u{1B}[31m wrong\n", bucket: "b")
    #expect(failure == .other("Odd: … is \u{1B}[31m wrong"))
  }
}
