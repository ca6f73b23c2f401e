import Foundation

/// What a project was built to last, beside its builds: for starting it before the sources are read.
struct LastHost: Codable, Hashable {
  /// Name of the folder of the host's program, below that of the builds.
  let build: String
  /// The environment variables that the project adds to a person's own.
  let variables: [String: String]

  private static let name = "last-host.json"

  init(build: String, variables: [String: String]) {
    self.build = build
    self.variables = variables
  }

  /// Reads it; `nil` where nothing was built.
  ///
  /// - Parameter folder: The folder of the builds.
  init?(in folder: String) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.name)"),
      let kept = try? JSONDecoder().decode(Self.self, from: data), !kept.build.contains("/")
    else { return nil }
    self = kept
  }

  /// Writes it, if it is another one; where that cannot be, the next start is slower.
  func write(in folder: String) {
    guard LastHost(in: folder) != self, let data = try? JSONEncoder().encode(self) else { return }
    try? data.write(to: URL(fileURLWithPath: "\(folder)/\(Self.name)"), options: .atomic)
  }
}
