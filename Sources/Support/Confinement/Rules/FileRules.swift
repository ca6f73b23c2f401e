import Glibc

/// Where a process may write, as the system's rules say (landlock(7)).
///
/// Neither the process nor any that it starts ever gets rid of them. Reading stays as it is.
package enum FileRules {
  /// The calls of Landlock.
  private enum Call: Int {
    case createRules = 444
    case addRule = 445
    case obeyRules = 446
  }

  /// `struct landlock_ruleset_attr`.
  private struct Attributes {
    var files: UInt64
    var network: UInt64 = 0
    var scopes: UInt64 = 0
  }

  /// `LANDLOCK_SCOPE_ABSTRACT_UNIX_SOCKET` and `LANDLOCK_SCOPE_SIGNAL`.
  private static let outside: UInt64 = 0b11

  /// The version of the rules that the system knows; 0 or less for none.
  package static var version: Int { SystemCall.landlock(Call.createRules.rawValue, 0, 0, 1) }

  /// Lets this process, and all that it will start, write below some folders and nowhere else.
  ///
  /// - Parameter folders: Folders, and devices such as `/dev/null`.
  /// - Returns: Whether the rules are in force; not where the system knows none.
  package static func allowWriting(in folders: [String]) -> Bool {
    guard let rules = rules(allowingWritingIn: folders, keepsSignalsInside: false) else {
      return false
    }
    defer { close(rules) }
    guard SystemCall.control(.noNewPrivileges, 1) == 0 else { return false }
    return SystemCall.landlock(Call.obeyRules.rawValue, Int(rules), 0, 0) == 0
  }

  /// Makes rules that are not yet in force.
  ///
  /// - Parameters:
  ///   - folders: Where may be written: folders, and devices such as `/dev/null`.
  ///   - keepsSignalsInside: Whether those who obey may signal nobody else; where the system is older
  ///     than that, they may.
  /// - Returns: A descriptor of the rules, to be closed; `nil` where the system knows none.
  package static func rules(allowingWritingIn folders: [String], keepsSignalsInside: Bool) -> CInt?
  {
    let version = version
    guard version > 0 else { return nil }
    var attributes = Attributes(files: writing(since: version))
    var size = MemoryLayout<UInt64>.size
    if keepsSignalsInside, version >= 6 {
      attributes.scopes = outside
      size = MemoryLayout<Attributes>.size
    }
    let rules = withUnsafePointer(to: &attributes) {
      SystemCall.landlock(Call.createRules.rawValue, Int(bitPattern: $0), size, 0)
    }
    guard rules >= 0 else { return nil }
    for folder in folders where !allow(attributes.files, below: folder, rules) {
      close(CInt(truncatingIfNeeded: rules))
      return nil
    }
    return CInt(truncatingIfNeeded: rules)
  }

  /// The ways of writing that a version of Landlock knows, by the bits of `<linux/landlock.h>`: to
  /// write to files, to remove and make them of all kinds, then to move them to other folders, to
  /// shorten them, and to control devices.
  private static func writing(since version: Int) -> UInt64 {
    var bits: UInt64 = 0b1_1111_1111_0010
    if version >= 2 { bits |= 1 << 13 }
    if version >= 3 { bits |= 1 << 14 }
    if version >= 5 { bits |= 1 << 15 }
    return bits
  }

  private static func allow(_ handled: UInt64, below folder: String, _ rules: Int) -> Bool {
    let place = open(folder, CInt(bitPattern: 0x20_0000) | O_CLOEXEC)
    // What is not there, nobody can write to.
    guard place >= 0 else { return true }
    defer { close(place) }
    var status = stat()
    fstat(place, &status)
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    let filesOnly: UInt64 = 1 << 1 | 1 << 14 | 1 << 15
    // `struct landlock_path_beneath_attr`, which has no gap between its members.
    var rule = [UInt8](repeating: 0, count: 12)
    rule.withUnsafeMutableBytes {
      $0.storeBytes(of: isFolder ? handled : handled & filesOnly, as: UInt64.self)
      $0.storeBytes(of: place, toByteOffset: 8, as: CInt.self)
    }
    return rule.withUnsafeBytes {
      SystemCall.landlock(
        Call.addRule.rawValue, rules, 1, Int(bitPattern: $0.baseAddress)) == 0
    }
  }
}
