package import Foundation

/// The project's folder of fixtures, as far as it says what the device has and answers: pictures in its
/// library, what is before its camera, what its models would say.
///
/// Each framework has a folder of its name in it; folders named as hosts are, are the network's.
package struct DeviceFixtures: Sendable {
  /// Environment variable with the folder of fixtures.
  package static let variable = "POMELO_FIXTURES"

  /// Longer files are no fixtures, in bytes.
  private static let sizeLimit = 64 << 20

  /// Its path; `nil` when there is none.
  package let path: String?

  /// Opens a folder, which need not exist.
  package init(path: String?) {
    self.path = path.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The folder that this process was given.
  package static var current: DeviceFixtures {
    DeviceFixtures(path: ProcessInfo.processInfo.environment[variable])
  }

  /// The visible files and folders of a folder, as a person would count them: `2.png` before `10.png`.
  ///
  /// - Parameter folder: Its path in the folder of fixtures.
  /// - Returns: Their names; none where there is no such folder.
  package func names(in folder: String) -> [String] {
    guard let path else { return [] }
    return Self.entries(of: "\(path)/\(folder)").sorted {
      $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending
    }
  }

  /// What a file holds that really lies in the folder: symbolic links do not lead out of it.
  ///
  /// - Parameter file: Its path in the folder of fixtures.
  /// - Returns: `nil` where there is no such file, or a far too large one.
  package func data(of file: String) -> Data? {
    guard let path else { return nil }
    return contents(of: "\(path)/\(file)")
  }

  /// The text of a file that really lies in the folder.
  ///
  /// - Parameter file: Its path in the folder of fixtures.
  /// - Returns: `nil` where there is no such file, or what it holds is no text.
  package func text(of file: String) -> String? {
    data(of: file).flatMap { String(bytes: $0, encoding: .utf8) }
  }

  /// The visible files and folders in a folder, in no order.
  package static func entries(of folder: String) -> [String] {
    let entries = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (entries ?? []).filter { !$0.hasPrefix(".") }
  }

  /// What a file holds that really lies in the folder.
  ///
  /// - Parameter file: A path that begins with the folder's.
  /// - Returns: `nil` where there is no such file, or a far too large one.
  package func contents(of file: String) -> Data? {
    guard let path else { return nil }
    let root = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    let real = URL(fileURLWithPath: file).resolvingSymlinksInPath().standardizedFileURL
    guard real.path.hasPrefix(root + "/"),
      let size = try? FileManager.default.attributesOfItem(atPath: real.path),
      size[.type] as? FileAttributeType == .typeRegular,
      (size[.size] as? NSNumber)?.intValue ?? .max <= Self.sizeLimit
    else { return nil }
    return FileManager.default.contents(atPath: real.path)
  }
}
