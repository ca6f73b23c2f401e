package import Foundation
import Glibc

/// A folder as a store: on this machine, on a share, or one that git-lfs tracks.
package struct FolderStore: ReferenceStore {
  /// The folder.
  package let folder: String
  /// Whether what lies there may be pointers of git-lfs.
  package let isTracked: Bool

  private static let lock = ".lock"

  /// Names a folder.
  ///
  /// - Parameters:
  ///   - folder: Its path.
  ///   - isTracked: Whether git-lfs tracks it.
  package init(_ folder: String, isTracked: Bool = false) {
    (self.folder, self.isTracked) = (folder, isTracked)
  }

  package var title: String { "\"\(folder)\"" }

  private func path(_ key: String) -> String { "\(folder)/\(key)" }

  package func read(_ key: String) throws(StoreError) -> StoredFile? {
    guard let data = try contents(path(key)) else { return nil }
    return StoredFile(data: data, version: ObjectName(of: data).text)
  }

  package func readAll(_ folder: String) throws(StoreError) -> [String: Data] {
    var files: [String: Data] = [:]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
    for name in names where !name.hasPrefix(".") {
      files[folder + name] = try contents(path(folder + name))
    }
    return files
  }

  package func write(
    _ data: Data, to key: String, if condition: WriteCondition
  ) throws(StoreError) {
    try locked { () throws(StoreError) in
      let there = try read(key)?.version
      let holds =
        switch condition {
        case .isNew: there == nil
        case .isStill(let version): there == version
        }
      guard holds else { throw .changedMeanwhile(key: key) }
      try StoreFile.write(data, to: path(key))
    }
  }

  package func remove(_ keys: [String]) throws(StoreError) {
    for key in keys where unlink(path(key)) != 0 && errno != ENOENT {
      throw StoreFile.failure(path(key))
    }
  }

  package func date(of key: String) throws(StoreError) -> Date? {
    var information = stat()
    guard stat(path(key), &information) == 0 else { return nil }
    return Self.date(information)
  }

  package func objects() throws(StoreError) -> [StoredObject] {
    let root = path(ObjectName.folder)
    var objects: [StoredObject] = []
    for folder in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [] {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: root + folder)) ?? [] {
        var information = stat()
        guard let object = ObjectName(name), stat("\(root)\(folder)/\(name)", &information) == 0
        else { continue }
        objects.append(
          StoredObject(
            name: object, size: Int(information.st_size), date: Self.date(information)))
      }
    }
    return objects
  }

  package func objects(
    after key: String
  ) throws(StoreError) -> (date: Date?, objects: [StoredObject]) {
    (try date(of: key), try objects())
  }

  package func put(
    _ files: [ObjectName: String], progress: (Int) -> Void
  ) throws(StoreError) {
    for (count, (name, file)) in files.sorted(by: { $0.key < $1.key }).enumerated() {
      let data = try StoreFile.read(file) ?? Data()
      guard ObjectName(of: data) == name else { throw .changedFile(path: file) }
      try StoreFile.write(data, to: path(name.key))
      progress(count + 1)
    }
  }

  package func fetch(
    _ names: [ObjectName], into folder: String, progress: (Int) -> Void
  ) throws(StoreError) {
    for (count, name) in names.enumerated() {
      guard let data = try contents(path(name.key)) else { throw .missingObject(name: name.text) }
      try StoreFile.write(data, to: "\(folder)/\(name.text)")
      progress(count + 1)
    }
  }

  /// What a file holds; not what stands for it until git-lfs has fetched it.
  private func contents(_ path: String) throws(StoreError) -> Data? {
    let data = try StoreFile.read(path)
    let pointer = Data("version https://git-lfs.github.com/spec/".utf8)
    if isTracked, let data, data.starts(with: pointer) { throw .notPulled(path: path) }
    return data
  }

  /// Does something while no other process does.
  private func locked(_ body: () throws(StoreError) -> Void) throws(StoreError) {
    try StoreFile.makeFolder(folder)
    // In a repository no further file is to lie around; shares mostly have no locks of folders.
    let descriptor =
      isTracked
      ? open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      : open(path(Self.lock), O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw StoreFile.failure(path(Self.lock)) }
    // The lock goes with the descriptor, however the process ends.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw StoreFile.failure(path(Self.lock)) }
    }
    try body()
  }

  private static func date(_ information: stat) -> Date {
    Date(timeIntervalSince1970: TimeInterval(information.st_mtim.tv_sec))
  }
}
