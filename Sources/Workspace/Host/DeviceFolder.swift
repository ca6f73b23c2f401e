import Foundation
package import SessionProtocol

/// The folder of a host's device, which its keeper removes.
package struct DeviceFolder {
  private static let prefix = "pomelo-device-"

  /// The home in it.
  package let home: DeviceHome

  /// Makes a folder that nobody else has, and removes those that processes have left which were
  /// killed together with their keepers.
  ///
  /// - Returns: `nil` where there is no room for one.
  package init?() {
    let temporary = NSTemporaryDirectory()
    let base = temporary.hasSuffix("/") ? String(temporary.dropLast()) : temporary
    Self.removeStrays(in: base)
    var template = Array("\(base)/\(Self.prefix)\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    home = DeviceHome(
      root: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    // What starts the host, such as a tool that examines it, may look for them first.
    for folder in home.folders { mkdir(folder, 0o700) }
  }

  /// Removes the folder, of a host that was never started.
  func remove() { try? FileManager.default.removeItem(atPath: home.root) }

  /// Ends whoever is still on the device, and removes the folder: where its keeper could not.
  func clear() {
    // A keeper that has done its work has removed it.
    for _ in 0..<Self.rounds where FileManager.default.fileExists(atPath: home.root) {
      let left = inhabitants
      for process in left { kill(process, SIGKILL) }
      if left.isEmpty { return remove() }
      poll(nil, 0, 1)
    }
  }

  /// How often they are looked for: what is ended may have started others.
  private static let rounds = 100

  /// The processes that were started on the device, or by some that were: all have the environment of
  /// the first, which names it.
  private var inhabitants: [Int32] {
    let mark = Data("\(DeviceHome.variable)=\(home.root)\0".utf8)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter { process in
      process != getpid()
        && FileManager.default.contents(atPath: "/proc/\(process)/environ")?.range(of: mark) != nil
    }
  }

  private static func removeStrays(in base: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let owner = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let process = Int32(owner), process > 1, kill(process, 0) != 0, errno == ESRCH else {
        continue
      }
      try? FileManager.default.removeItem(atPath: base + "/" + name)
    }
  }
}
