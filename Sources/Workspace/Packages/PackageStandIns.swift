import ElementModel
import Foundation

/// Packages of ours in the place of those that cannot be fetched although another package needs them.
///
/// SwiftPM resolves all packages or none. A stand-in has the versions and products that the others ask
/// for, which SwiftPM's complaints tell one after the other, and nothing in it; nobody compiles it.
struct PackageStandIns: Hashable, Codable, Sendable {
  /// One of them.
  struct StandIn: Hashable, Codable, Sendable {
    /// Why the package cannot be had, in git's words.
    var reason: String
    /// Versions that others ask for.
    var versions: Set<String> = []
    /// Branches that others ask for.
    var branches: Set<String> = ["main", "master"]
    /// Products that others ask for.
    var products: Set<String> = []
  }

  /// Those that there are, by the addresses of the packages.
  private(set) var all: [String: StandIn] = [:]

  /// The name that a package goes by in SwiftPM's words: the end of its address.
  static func name(of address: String) -> String {
    let last = address.split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? ""
    return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
  }

  /// Why a package cannot be had, if one of them stands in for it.
  ///
  /// - Parameter identity: What SwiftPM calls it.
  /// - Returns: The reason.
  func reason(for identity: String) -> String? {
    all.first { Self.name(of: $0.key).lowercased() == identity }?.value.reason
  }

  /// Learns from SwiftPM's complaints what is missing.
  ///
  /// - Parameter output: What it has said.
  /// - Returns: Whether something was new.
  mutating func learn(from output: String) -> Bool {
    let before = all
    let lines = output.split(separator: "\n")
    for (place, line) in lines.enumerated() {
      if let match = line.firstMatch(of: /error: Failed to clone repository (\S+):$/) {
        let reason = Self.reason(below: place, in: lines) ?? "it cannot be fetched"
        all[String(match.1), default: StandIn(reason: reason)].reason = reason
      }
    }
    for match in output.matches(of: /no versions of '([^']+)' match the requirement (\S+)/) {
      // The first version of a range, or the one that it has to be.
      let version = match.2.split(separator: "..<").first ?? match.2
      note(String(match.1)) { $0.versions.insert(String(version)) }
    }
    for match in output.matches(
      of: /product '([^']+)' required by .* not found in package '([^']+)'/)
    {
      note(String(match.2)) { $0.products.insert(String(match.1)) }
    }
    // A product that nobody has is looked for in the package of its name.
    for match in output.matches(of: /product '([^']+)' required by [^\n]* not found\./) {
      note(String(match.1)) { $0.products.insert(String(match.1)) }
    }
    for match in output.matches(of: /could not find a branch named .([^\s'’]+). in (\S+)/) {
      all[String(match.2)]?.branches.insert(String(match.1))
    }
    return all != before
  }

  /// What git has said of a repository: it stands farther in, below SwiftPM's complaint.
  ///
  /// - Parameters:
  ///   - place: The line of the complaint.
  ///   - lines: What SwiftPM has said.
  /// - Returns: The reason; `nil` where git gives none.
  static func reason(below place: Int, in lines: [Substring]) -> String? {
    let details = lines[(place + 1)...].prefix { $0.hasPrefix(" ") }.map { $0.drop { $0 == " " } }
    return details.first { $0.hasPrefix("fatal:") }.map(String.init)
  }

  private mutating func note(_ name: String, _ change: (inout StandIn) -> Void) {
    for (address, standIn) in all where Self.name(of: address).lowercased() == name.lowercased() {
      var changed = standIn
      change(&changed)
      all[address] = changed
    }
  }

  /// The target of a stand-in: no two packages may have one of the same name.
  static func target(for address: String) -> String {
    "StandIn_\(RepositoryStore.name(of: address))"
  }

  /// The manifest of a stand-in.
  ///
  /// - Parameter address: The address of the package that it stands in for.
  /// - Returns: The text of a `Package.swift`.
  func manifest(for address: String) -> String {
    // Without a product SwiftPM would complain, and where two packages have one of the same name.
    let own = Self.target(for: address)
    let products = (all[address]?.products ?? []).sorted() + [own]
    let target = SwiftLiteral.string(own)
    let lines = products.map {
      "    .library(name: \(SwiftLiteral.string($0)), targets: [\(target)]),"
    }
    return """
      // swift-tools-version: 5.5
      import PackageDescription

      let package = Package(
        name: \(SwiftLiteral.string(Self.name(of: address))),
        products: [
      \(lines.joined(separator: "\n"))
        ],
        targets: [.target(name: \(target))]
      )

      """
  }
}
