import Glibc

/// Notices edits of a project's sources, by `inotify(7)`: nothing is looked at while nothing
/// happens.
///
/// Folders that are added are watched too, and so is one that takes the place of another by a new
/// name, as editors and version control do.
package final class SourceWatch {
  /// Readable when something has happened in the folders.
  package let descriptor: Int32

  /// What a watched folder is.
  private enum Role: Hashable {
    /// A folder of sources, or one below.
    case sources
    /// A folder in which some names matter: a root's parent, or where the manifest lies.
    case surroundings(Set<String>)
  }

  private let roots: [String]
  private let manifest: String?
  private var folders: [Int32: (path: String, role: Role)] = [:]

  /// Folders after which no more are watched.
  private static let folderLimit = 5000

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ONLYDIR)

  /// Watches the folders of a project and its manifest; nil where the system has no watches left.
  package init?(of project: Project) {
    roots = project.sourceFolders
    manifest = project.folder.map { "\($0)/\(ProjectManifest.fileName)" }
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    watchAll()
    guard !folders.isEmpty else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Takes note of what has happened.
  ///
  /// - Returns: Whether a source or the manifest is another than before, or may be.
  package func takeChanges() -> Bool {
    var hasChanged = false
    var mustLookAgain = false
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      var start = 0
      while start + Self.headerSize <= count {
        let event = Event(buffer[start..<count])
        start += Self.headerSize + event.length
        take(event, &hasChanged, &mustLookAgain)
      }
    }
    if mustLookAgain { watchAll() }
    return hasChanged
  }

  /// Returns once a source or the manifest is another than before, or may be.
  package func waitForChange() {
    repeat {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&entry, 1, -1)
    } while !takeChanges()
  }

  private func take(_ event: Event, _ hasChanged: inout Bool, _ mustLookAgain: inout Bool) {
    if event.has(IN_Q_OVERFLOW) {
      hasChanged = true
      mustLookAgain = true
    }
    guard let folder = folders[event.watch] else { return }
    if event.has(IN_IGNORED) {
      folders[event.watch] = nil
      return
    }
    switch folder.role {
    case .surroundings(let names):
      guard names.contains(event.name) else { return }
      hasChanged = true
      mustLookAgain = mustLookAgain || event.has(IN_ISDIR)
    case .sources where event.has(IN_MOVE_SELF):
      // It goes by another path now; what is at its own is found by looking again.
      inotify_rm_watch(descriptor, event.watch)
      folders[event.watch] = nil
      mustLookAgain = true
      hasChanged = true
    case .sources where event.has(IN_ISDIR):
      guard !event.name.hasPrefix(".") else { return }
      hasChanged = true
      mustLookAgain = true
    case .sources:
      let isSource = event.name.hasSuffix(".swift") && !event.name.hasPrefix(".")
      if isSource || event.name == ProjectManifest.fileName { hasChanged = true }
    }
  }

  /// Watches whatever is not watched yet; the system gives a folder that is the same number again.
  private func watchAll() {
    var names: [String: Set<String>] = [:]
    for path in roots + (manifest.map { [$0] } ?? []) {
      let (parent, name) = Self.parts(of: path)
      names[parent, default: []].insert(name)
    }
    for (parent, names) in names { add(parent, .surroundings(names)) }
    // A root that lies beside another is its own surroundings; that role is the larger one.
    for root in roots { for folder in Self.foldersBelow(root) { add(folder, .sources) } }
  }

  private func add(_ path: String, _ role: Role) {
    guard folders.count < Self.folderLimit else { return }
    let watch = inotify_add_watch(descriptor, path, Self.mask)
    if watch >= 0 { folders[watch] = (path, role) }
  }

  private static func parts(of path: String) -> (parent: String, name: String) {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = trimmed.lastIndex(of: "/") else { return (".", trimmed) }
    let parent = slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
    return (parent, String(trimmed[trimmed.index(after: slash)...]))
  }

  /// A folder and those below it, without hidden ones.
  private static func foldersBelow(_ root: String) -> [String] {
    var found: [String] = []
    var open = [root]
    while let folder = open.popLast(), found.count < folderLimit {
      guard let stream = opendir(folder) else { continue }
      defer { closedir(stream) }
      found.append(folder)
      while let entry = readdir(stream) {
        let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
        let name = String(decoding: bytes, as: UTF8.self)
        guard !name.hasPrefix("."), Int32(entry.pointee.d_type) == Int32(DT_DIR) else { continue }
        open.append("\(folder)/\(name)")
      }
    }
    return found
  }

  /// The bytes of an event before its name: four numbers of 32 bits.
  private static let headerSize = 16

  /// What the system tells.
  private struct Event {
    let watch: Int32
    let mask: UInt32
    /// Bytes of the name, with those that fill it up.
    let length: Int
    let name: String

    init(_ bytes: ArraySlice<UInt8>) {
      func number(_ offset: Int) -> UInt32 {
        let start = bytes.startIndex + offset
        return bytes[start..<(start + 4)].withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
      }
      watch = Int32(bitPattern: number(0))
      mask = number(4)
      length = min(Int(number(12)), bytes.count - headerSize)
      let text = bytes.dropFirst(headerSize).prefix(length).prefix { $0 != 0 }
      name = String(decoding: text, as: UTF8.self)
    }

    func has(_ bit: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: bit) != 0 }
  }
}
