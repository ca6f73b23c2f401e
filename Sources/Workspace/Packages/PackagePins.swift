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

  /// The same file without what it says of some repositories.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - left: Their addresses.
  /// - Returns: The text; as it is where nothing is said of them.
  static func text(of data: Data, without left: some Collection<String>) -> String {
    let whole = String(decoding: data, as: UTF8.self)
    guard !Set(left).isDisjoint(with: PackagePins(data).addresses),
      var document = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return whole }
    let isKept = { (pin: [String: Any]) in
      !left.contains((pin["location"] ?? pin["repositoryURL"]) as? String ?? "")
    }
    if let pins = document["pins"] as? [[String: Any]] { document["pins"] = pins.filter(isKept) }
    if var object = document["object"] as? [String: Any],
      let pins = object["pins"] as? [[String: Any]]
    {
      object["pins"] = pins.filter(isKept)
      document["object"] = object
    }
    // It tells what it was made of, which is another thing now.
    document["originHash"] = nil
    let rest = try? JSONSerialization.data(withJSONObject: document, options: .sortedKeys)
    return rest.map { String(decoding: $0, as: UTF8.self) } ?? whole
  }
}
