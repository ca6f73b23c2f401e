import Foundation
import Testing

/// A real server of S3 on this machine, started once for all tests, with one bucket and one secret.
///
/// It ends when this process does, however that ends.
final class ObjectServer: Sendable {
  /// The one key that it knows, and its secret.
  static let (key, secret) = ("pomelo-tests", "a secret of the tests")
  /// The bucket.
  static let bucket = "references"
  /// Where `.ci/setup-store` puts the programs.
  static let tools = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../.build/store-tools/bin").standardized.path

  /// The port of its S3.
  let port: UInt16
  /// What the server lives as long as: a pipe that nobody writes to.
  private let life = Pipe()
  private let process = Process()

  /// The server, ready.
  static let shared = Task { try await ObjectServer() }

  /// What somebody has in the environment who may use the server, by its own port or another one.
  func environment(port: UInt16? = nil) -> [String: String] {
    [
      "PATH": "\(Self.tools):/usr/bin:/bin", "AWS_ACCESS_KEY_ID": Self.key,
      "AWS_SECRET_ACCESS_KEY": Self.secret, "AWS_DEFAULT_REGION": "us-east-1",
      "AWS_ENDPOINT_URL": "http://127.0.0.1:\(port ?? self.port)", "AWS_MAX_ATTEMPTS": "1",
      "AWS_CONFIG_FILE": "/dev/null", "AWS_SHARED_CREDENTIALS_FILE": "/dev/null",
      "HOME": Workbench.root.path,
    ]
  }

  /// Runs the program `aws` as somebody who may use the server.
  func aws(_ arguments: String...) async throws -> PomeloProcess.Output {
    try await PomeloProcess.run(
      arguments, of: "\(Self.tools)/aws", environment: environment(), timeout: .seconds(60))
  }

  private init() async throws {
    try #require(
      FileManager.default.isExecutableFile(atPath: "\(Self.tools)/weed"),
      "The server is not there: .ci/setup-store fetches it.")
    let folder = try Workbench.makeDirectory("object server")
    let identities = """
      {"identities":[{"name":"tests","credentials":[{"accessKey":"\(Self.key)",
      "secretKey":"\(Self.secret)"}],"actions":["Admin","Read","List","Write"]}]}
      """
    let settings = folder.appendingPathComponent("s3.json")
    try identities.write(to: settings, atomically: true, encoding: .utf8)
    let ports = try LoopbackPort.free(8)
    port = ports[7]
    let names = [
      "master.port", "master.port.grpc", "volume.port", "volume.port.grpc", "filer.port",
      "filer.port.grpc", "s3.port.grpc", "s3.port",
    ]
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.currentDirectoryURL = folder
    // Asked to end, it takes its time; what it has kept is of no use to anybody.
    process.arguments =
      ["-c", #""$@" >log 2>&1 & server=$!; cat; kill -9 $server; wait"#, "sh"]
      + ["\(Self.tools)/weed", "-logtostderr", "server", "-dir=.", "-ip=127.0.0.1"]
      + ["-ip.bind=127.0.0.1", "-filer", "-s3", "-s3.config=s3.json", "-s3.iam=false"]
      + ["-s3.port.iceberg=0", "-master.telemetry=false", "-master.volumeSizeLimitMB=64"]
      + ["-volume.max=0", "-volume.minFreeSpace=10MiB"]
      + zip(names, ports).map { "-\($0)=\($1)" }
    process.standardInput = life
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The gateway answers before what is behind it can keep anything.
    let deadline = ContinuousClock.now + .seconds(90)
    var said = ""
    while ContinuousClock.now < deadline {
      guard LoopbackPort.answers(port) else {
        try await Task.sleep(for: .milliseconds(50))
        continue
      }
      let made = try await aws("s3api", "create-bucket", "--bucket", Self.bucket)
      let probe = try await aws(
        "s3api", "put-object", "--bucket", Self.bucket, "--key", "probe", "--body", settings.path)
      if probe.status == 0 { return }
      said = made.standardError + probe.standardError
    }
    Issue.record("The server has not become ready: \(said)")
    throw CancellationError()
  }
}
