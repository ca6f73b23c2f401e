import Foundation
import Testing

@testable import ReferenceStores

/// Which `aws` is taken.
struct AWSCommandTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// A folder with an `aws` that says something.
  private func environment(saying text: String, status: Int = 0) throws -> [String: String] {
    let script = "#!/bin/sh\necho '\(text)'\nexit \(status)"
    // A program that this process has written may be busy, where another test starts one meanwhile.
    let written = try ToolProcess(
      "/bin/sh",
      ["-c", #"printf '%s\n' "$1" >"$0" && chmod 755 "$0""#, "\(folder.path)/aws", script],
      environment: ["PATH": "/usr/bin:/bin"]
    ).run()
    try #require(written.isSuccess)
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
