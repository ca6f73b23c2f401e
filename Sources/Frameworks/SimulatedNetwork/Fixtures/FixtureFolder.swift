import DeviceServices
import Foundation
package import FoundationNetworking

/// A folder of answers, laid out as the addresses that are asked for: `host/path/name.json`.
///
/// Where several files fit, the most specific one answers: exact names before `_`, from the left;
/// then more query items; then a method. Names are compared with what is in the folders and never
/// made into paths, so no request leads out of the folder; neither do symbolic links.
package struct FixtureFolder: Sendable {
  /// Why there is no answer.
  package struct Missing: Error, Hashable, CustomStringConvertible {
    /// A sentence that says what to do.
    package var description: String
  }

  private let files: DeviceFixtures

  /// Its path; `nil` when there is none.
  package var path: String? { files.path }

  /// Opens a folder, which need not exist.
  package init(path: String?) { files = DeviceFixtures(path: path) }

  /// The answer to a request.
  package func fixture(for request: URLRequest) -> Result<Fixture, Missing> {
    guard let wanted = FixtureRequest(request) else {
      return .failure(Missing(description: "The request has no host."))
    }
    guard let path else {
      return .failure(
        Missing(
          description: "No fixture for \(wanted.method) \(wanted.address): name a folder of "
            + "fixtures with --fixtures and put the response into "
            + "\(wanted.suggestedPath) in it."))
    }
    guard let file = bestFile(for: wanted, in: path) else {
      return .failure(
        Missing(
          description: "No fixture for \(wanted.method) \(wanted.address): put the response "
            + "into \(path)/\(wanted.suggestedPath)"))
    }
    guard let fixture = read(file) else {
      return .failure(
        Missing(
          description: "The fixture for \(wanted.method) \(wanted.address) cannot be read: "
            + file))
    }
    return .success(fixture)
  }

  /// How well a file fits; compared element by element.
  private struct Match {
    var file: String
    var rank: [Int]
  }

  private func bestFile(for wanted: FixtureRequest, in root: String) -> String? {
    guard wanted.segments.count <= FixtureRequest.segmentLimit else { return nil }
    var matches: [Match] = []
    for entry in DeviceFixtures.entries(of: root) {
      let (method, host) = FixtureName.withoutMethod(entry)
      guard method == nil || method == wanted.method,
        host.lowercased() == wanted.host || host == "_"
      else { continue }
      find(
        wanted, wanted.segments[...], in: root + "/" + entry, rank: [host == "_" ? 0 : 1],
        hasMethod: method != nil, &matches)
    }
    // Names decide between equals, so that the order of the file system does not.
    return matches.max {
      $0.rank == $1.rank ? $0.file > $1.file : $0.rank.lexicographicallyPrecedes($1.rank)
    }?.file
  }

  private func find(
    _ wanted: FixtureRequest, _ rest: ArraySlice<String>, in folder: String, rank: [Int],
    hasMethod: Bool, _ matches: inout [Match]
  ) {
    guard let segment = rest.first else { return }
    let entries = DeviceFixtures.entries(of: folder)
    guard rest.count == 1 else {
      for entry in entries where entry == segment || entry == "_" {
        find(
          wanted, rest.dropFirst(), in: folder + "/" + entry,
          rank: rank + [entry == "_" ? 0 : 1], hasMethod: hasMethod, &matches)
      }
      return
    }
    for entry in entries where !Self.isFolder(folder + "/" + entry) {
      for reading in FixtureName.readings(ofFile: entry) {
        guard reading.name == segment || reading.name == "_" else { continue }
        add(
          reading, of: folder + "/" + entry, for: wanted,
          rank: rank + [reading.name == "_" ? 0 : 1], hasMethod: hasMethod, &matches)
      }
    }
    // `stores/index.json` answers for `stores` too.
    for entry in entries where entry == segment || entry == "_" {
      let inner = folder + "/" + entry
      for file in DeviceFixtures.entries(of: inner) {
        for reading in FixtureName.readings(ofFile: file) where reading.name == "index" {
          add(
            reading, of: inner + "/" + file, for: wanted, rank: rank + [entry == "_" ? 0 : 1],
            hasMethod: hasMethod, &matches)
        }
      }
    }
  }

  /// Takes a file in, unless its name asks for another method or query.
  private func add(
    _ name: FixtureName, of file: String, for wanted: FixtureRequest, rank: [Int],
    hasMethod: Bool, _ matches: inout [Match]
  ) {
    guard name.method == nil || name.method == wanted.method,
      name.query.allSatisfy({ Self.contains(wanted.query, $0) })
    else { return }
    let method = name.method != nil || hasMethod ? 1 : 0
    matches.append(Match(file: file, rank: rank + [name.query.count, method]))
  }

  /// Whether a query has an item; one written without `=` is there whatever its value.
  private static func contains(_ query: [String], _ item: String) -> Bool {
    let wanted = item.removingPercentEncoding ?? item
    return query.contains { $0 == wanted || (!wanted.contains("=") && $0.hasPrefix(wanted + "=")) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func read(_ file: String) -> Fixture? {
    guard let data = files.contents(of: file) else { return nil }
    guard (file as NSString).pathExtension.lowercased() == "http" else {
      return Fixture(body: data, named: (file as NSString).lastPathComponent)
    }
    var fixture = Fixture(message: data)
    guard let name = fixture.bodyFile else { return fixture }
    let beside = (file as NSString).deletingLastPathComponent + "/" + name
    guard let body = files.contents(of: beside) else { return nil }
    fixture.body = body
    if fixture.headers["Content-Type"] == nil {
      fixture.headers["Content-Type"] = MediaType.ofFile(named: name)
    }
    return fixture
  }
}
