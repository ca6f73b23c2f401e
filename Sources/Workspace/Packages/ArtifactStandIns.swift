import Foundation

/// What stands in for frameworks that a package has built already, and that SwiftPM would download.
///
/// They are of no use here, and SwiftPM has no network. It does not ask for one that it finds noted in
/// its state, so an empty folder is noted for each.
struct ArtifactStandIns {
  let tool: PackageTool
  /// What tells the compiler, by which manifests are read, from another.
  let compiler: String

  /// The longest state that is read, in bytes.
  private static let stateLimit = 64 << 20

  private var state: String { "\(tool.folders.scratch)/workspace-state.json" }

  /// Whether SwiftPM complains of nothing but missing downloads.
  ///
  /// - Parameter output: What it has said.
  /// - Returns: Whether it does.
  static func areMissing(_ output: String) -> Bool {
    let errors = output.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("error:") }
    return errors.contains(where: isDownload)
      && errors.allSatisfy { isDownload($0) || $0 == "error: fatalError" }
  }

  private static func isDownload(_ line: Substring) -> Bool {
    line.hasPrefix("error: failed downloading '") && line.contains("binary target")
  }

  /// Notes a folder for each of them.
  ///
  /// - Throws: ``PackageError/notUnderstood(what:)`` where the state is another one than expected.
  func place() throws(WorkspaceError) {
    guard let bytes = StrangersFile.bytes(of: state, limit: Self.stateLimit),
      var document = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
      var object = document["object"] as? [String: Any],
      let dependencies = object["dependencies"] as? [[String: Any]]
    else { throw .packages(.notUnderstood(what: "the project's packages")) }
    var artifacts: [[String: Any]] = []
    for dependency in dependencies {
      guard let reference = dependency["packageRef"] as? [String: Any],
        let identity = reference["identity"] as? String, let folder = folder(of: dependency)
      else { continue }
      let package = PackageResolution.Package(
        identity: identity, folder: folder, isFetched: tool.folders.isFetched(folder))
      let manifests = PackageManifest(tool: tool, compiler: compiler)
      for binary in Self.binaries(in: try manifests.json(of: package)) {
        artifacts.append([
          "kind": binary.kind, "packageRef": reference,
          "path": "\(tool.folders.scratch)/artifacts/\(binary.name).xcframework",
          "source": ["type": "remote", "url": binary.url, "checksum": binary.checksum],
          "targetName": binary.name,
        ])
      }
    }
    object["artifacts"] = artifacts
    document["object"] = object
    guard let data = try? JSONSerialization.data(withJSONObject: document) else { return }
    try BuildCache.write(String(decoding: data, as: UTF8.self), to: state)
  }

  private func folder(of dependency: [String: Any]) -> String? {
    let state = dependency["state"] as? [String: Any]
    if state?["name"] as? String == "fileSystem" { return state?["path"] as? String }
    return (dependency["subpath"] as? String).map { "\(tool.folders.scratch)/checkouts/\($0)" }
  }

  /// Something that is to be downloaded.
  private struct Binary {
    var name: String
    var url: String
    var checksum: String
    var isProgram: Bool

    /// What SwiftPM notes of its kind: a product that is a program must not be of a framework.
    var kind: [String: Any] {
      isProgram
        ? ["typedArtifactsArchive": ["_0": ["executable"]]] : ["xcframework": [String: Any]()]
    }
  }

  /// What a manifest says of what is to be downloaded.
  private static func binaries(in json: Data) -> [Binary] {
    let manifest = try? JSONSerialization.jsonObject(with: json) as? [String: Any]
    let targets = manifest?["targets"] as? [[String: Any]] ?? []
    let products = manifest?["products"] as? [[String: Any]] ?? []
    let programs = products.filter { ($0["type"] as? [String: Any])?["executable"] != nil }
    let ofPrograms = Set(programs.flatMap { $0["targets"] as? [String] ?? [] })
    return targets.compactMap { target in
      guard target["type"] as? String == "binary", let name = target["name"] as? String,
        let url = target["url"] as? String, let checksum = target["checksum"] as? String
      else { return nil }
      return Binary(
        name: name, url: url, checksum: checksum, isProgram: ofPrograms.contains(name))
    }
  }
}
