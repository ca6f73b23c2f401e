import Foundation

/// The way from a git that is shut in to the repositories that a project uses.
///
/// To it all addresses lead to a helper of ours (gitremote-helpers(7)), which serves the copies that
/// pomelo has fetched, and otherwise notes the address and fails. So SwiftPM is asked again once the
/// copies are there.
struct GitBridge: Sendable {
  let folders: PackageFolders
  let store: RepositoryStore

  /// What is known of an address.
  enum Finding: Hashable, Sendable {
    /// There is a copy.
    case copied
    /// Nothing but a repository of ours stands in for it.
    case standIn
    /// It cannot be fetched, for a reason in git's words.
    case unreachable(String)
  }

  /// How many addresses a project may ask for at once.
  private static let addressLimit = 1_000

  private var helpers: String { "\(folders.git)/helpers" }
  private var settings: String { "\(folders.git)/settings" }
  private var standIns: String { "\(folders.git)/stand-ins" }
  private var findings: String { "\(folders.git)/findings" }
  private var wanted: String { "\(folders.wanted)/addresses" }

  /// Writes what git needs.
  ///
  /// - Throws: ``BuildError/cacheNotWritable(path:reason:)``.
  func prepare() throws(WorkspaceError) {
    for folder in [folders.git, helpers] { try BuildCache.makeFolder(folder) }
    // The longest beginning counts: what lies on this machine is read where it lies.
    let text = """
      [url "pomelo::"]
      \tinsteadOf = ""
      [url "/"]
      \tinsteadOf = "/"
      [url "file:///"]
      \tinsteadOf = "file:///"
      [protocol "pomelo"]
      \tallow = always
      [safe]
      \tdirectory = *

      """
    try BuildCache.write(text, to: settings)
    let helper = "\(helpers)/git-remote-pomelo"
    try BuildCache.write(script, to: helper)
    guard chmod(helper, 0o755) == 0 else {
      throw .build(.cacheNotWritable(path: helper, reason: SystemError.current))
    }
  }

  /// The helper: git asks for its abilities, then to be connected, and then speaks with a copy.
  private var script: String {
    """
    #!/bin/sh
    found=
    while read -r finding name address; do
      [ "$address" = "$2" ] && found=$finding && break
    done <\(quoted(findings))
    case $found in
    copied)
      read -r _
      printf 'connect\\n\\n'
      read -r _
      printf '\\n'
      exec git upload-pack \(quoted(store.folder))/"$name"
      ;;
    stand-in)
      read -r _
      printf 'connect\\n\\n'
      read -r _
      printf '\\n'
      exec git upload-pack \(quoted(standIns))/"$name"
      ;;
    unreachable)
      cat \(quoted(folders.git))/"$name" >&2
      ;;
    *)
      printf '%s\\n' "$2" >>\(quoted(wanted))
      echo 'fatal: it has not been fetched yet' >&2
      ;;
    esac
    exit 128

    """
  }

  private func quoted(_ path: String) -> String {
    "'\(path.replacing("'", with: "'\\''"))'"
  }

  /// Changes an environment so that git uses the helper, whatever the person has set up.
  func setUp(_ environment: inout [String: String]) {
    for name in environment.keys where name.hasPrefix("GIT_") { environment[name] = nil }
    environment["GIT_CONFIG_GLOBAL"] = settings
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    environment["PATH"] = "\(helpers):\(environment["PATH"] ?? "/usr/bin:/bin")"
  }

  /// Tells the helper what is known.
  ///
  /// - Parameter known: The findings by address.
  /// - Throws: ``BuildError/cacheNotWritable(path:reason:)``.
  func tell(_ known: [String: Finding]) throws(WorkspaceError) {
    var lines: [String] = []
    for (address, finding) in known.sorted(by: { $0.key < $1.key }) {
      let name = RepositoryStore.name(of: address)
      switch finding {
      case .copied: lines.append("copied \(name) \(address)")
      case .standIn: lines.append("stand-in \(name) \(address)")
      case .unreachable(let reason):
        try BuildCache.write(reason + "\n", to: "\(folders.git)/\(name)")
        lines.append("unreachable \(name) \(address)")
      }
    }
    try BuildCache.write(lines.joined(separator: "\n") + "\n", to: findings)
    unlink(wanted)
  }

  /// Writes repositories that stand in for those that cannot be fetched.
  ///
  /// - Parameter wanted: What they have to have.
  /// - Returns: What the helper is to be told of their addresses.
  /// - Throws: ``BuildError``.
  func place(_ wanted: PackageStandIns) throws(WorkspaceError) -> [String: Finding] {
    try store.write(wanted, to: standIns)
    return wanted.all.mapValues { _ in .standIn }
  }

  /// The addresses that were asked for in vain since the helper was told.
  var addressesWanted: [String] {
    guard let bytes = StrangersFile.bytes(of: wanted, limit: 1 << 20) else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return Array(Set(lines).sorted().prefix(Self.addressLimit))
  }

  /// Fetches repositories, several at once.
  ///
  /// - Parameter addresses: Their addresses.
  /// - Returns: What has become of each.
  /// - Throws: ``BuildError``.
  func fetch(_ addresses: [String]) throws(WorkspaceError) -> [String: Finding] {
    let steps = addresses.map { address in
      ParallelSteps<Finding>.Step(name: address, needs: []) { _ throws(WorkspaceError) in
        try store.fetch(address).map(Finding.unreachable) ?? .copied
      }
    }
    // They wait for the network rather than for a processor.
    let outcome = ParallelSteps(steps).run(workers: 8)
    if let failure = outcome.failures.values.first { throw failure }
    return outcome.values
  }
}
