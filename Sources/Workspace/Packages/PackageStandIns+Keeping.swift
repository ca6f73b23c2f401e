import Foundation

extension PackageStandIns {
  /// For how long nobody asks again for packages that cannot be fetched, in seconds.
  private static let patience: TimeInterval = 3_600

  private static func path(in folders: PackageFolders) -> String {
    "\(folders.folder)/stand-ins.json"
  }

  /// Those that a project needed the last time, if that was lately.
  ///
  /// - Parameter tool: Has the folders that they were kept in, and forgets what SwiftPM has made of
  ///   them where they are too old.
  /// - Returns: Them, or none.
  static func kept(by tool: PackageTool) -> PackageStandIns {
    let path = path(in: tool.folders)
    guard let data = FileManager.default.contents(atPath: path) else { return PackageStandIns() }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let written = attributes?[.modificationDate] as? Date ?? .distantPast
    if abs(written.timeIntervalSinceNow) < patience,
      let kept = try? JSONDecoder().decode(PackageStandIns.self, from: data)
    {
      return kept
    }
    try? FileManager.default.removeItem(atPath: path)
    tool.forgetVersions()
    return PackageStandIns()
  }

  /// Keeps them for the next time the project is opened.
  ///
  /// Where they cannot be written, they are found out again then.
  func keep(in folders: PackageFolders) {
    guard !all.isEmpty else { return }
    let data = try? JSONEncoder().encode(self)
    try? data?.write(to: URL(fileURLWithPath: Self.path(in: folders)), options: .atomic)
  }
}
