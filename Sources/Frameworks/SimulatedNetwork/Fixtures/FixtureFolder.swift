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

  /// Longer files are no answers, in bytes.
  private static let sizeLimit = 64 << 20

  /// Its path; `nil` when there is none.
  package let path: String?

  /// Opens a folder, which need not exist.
  package init(path: String?) {
    self.path = path.flatMap { $0.isEmpty ? nil : $0 }
  }

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
    for entry in Self.entries(of: root) {
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
    let entries = Self.entries(of: folder)
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
      for file in Self.entries(of: inner) {
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

  /// The visible files and folders in a folder.
  private static func entries(of folder: String) -> [String] {
    let entries = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (entries ?? []).filter { !$0.hasPrefix(".") }
  }

  private func read(_ file: String) -> Fixture? {
    guard let data = contents(of: file) else { return nil }
    guard (file as NSString).pathExtension.lowercased() == "http" else {
      return Fixture(body: data, named: (file as NSString).lastPathComponent)
    }
    var fixture = Fixture(message: data)
    guard let name = fixture.bodyFile else { return fixture }
    let beside = (file as NSString).deletingLastPathComponent + "/" + name
    guard let body = contents(of: beside) else { return nil }
    fixture.body = body
    if fixture.headers["Content-Type"] == nil {
      fixture.headers["Content-Type"] = MediaType.ofFile(named: name)
    }
    return fixture
  }

  /// The contents of a file that really lies in the folder.
  private func contents(of file: String) -> Data? {
    guard let path else { return nil }
    let root = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    let real = URL(fileURLWithPath: file).resolvingSymlinksInPath().standardizedFileURL
    guard real.path.hasPrefix(root + "/"),
      let size = try? FileManager.default.attributesOfItem(atPath: real.path),
      size[.type] as? FileAttributeType == .typeRegular,
      (size[.size] as? NSNumber)?.intValue ?? .max <= Self.sizeLimit
    else { return nil }
    return FileManager.default.contents(atPath: real.path)
  }
}
