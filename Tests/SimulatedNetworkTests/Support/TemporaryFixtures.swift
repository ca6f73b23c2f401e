import Foundation
import FoundationNetworking
import Testing

@testable import SimulatedNetwork

/// A folder of fixtures for one test.
final class TemporaryFixtures {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("fixtures \(UUID().uuidString)").path

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try add(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders that it needs.
  func add(_ name: String, _ text: String) throws {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  /// The body of the fixture that answers; the sentence about a missing one otherwise.
  func answer(_ address: String, method: String = "GET") throws -> String {
    var request = URLRequest(url: try #require(URL(string: address)))
    request.httpMethod = method
    switch FixtureFolder(path: path).fixture(for: request) {
    case .success(let fixture): return String(decoding: fixture.body, as: UTF8.self)
    case .failure(let missing):
      return missing.description.replacingOccurrences(of: path, with: "FOLDER")
    }
  }
}
