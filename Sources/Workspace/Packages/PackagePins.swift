import Foundation

/// The versions that a project has settled on: a `Package.resolved`.
struct PackagePins {
  /// The addresses of the repositories.
  let addresses: [String]

  /// How it is written; `repositoryURL` and `object` are of its first version.
  private struct Document: Decodable {
    struct Pin: Decodable {
      var location: String?
      var repositoryURL: String?
    }
    struct Object: Decodable { var pins: [Pin] }
    var pins: [Pin]?
    var object: Object?
  }

  /// Reads it; one that is not understood names no repository, and SwiftPM says what is wrong.
  init(_ data: Data) {
    let document = try? JSONDecoder().decode(Document.self, from: data)
    let pins = document?.pins ?? document?.object?.pins ?? []
    addresses = pins.compactMap { $0.location ?? $0.repositoryURL }
  }
}
