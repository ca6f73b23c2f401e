import Foundation

extension Project {
  /// Whether a new file in a folder of the tests belongs to them by itself.
  ///
  /// In a project of Xcode's with groups of the old kind it does not: they list each file. Folders that
  /// Xcode 16 keeps in step (`PBXFileSystemSynchronizedRootGroup`) do not, nor do packages and XcodeGen's
  /// projects.
  package var takesNewFiles: Bool {
    guard let path = opening?.path, path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
    else { return true }
    guard path.hasSuffix(".xcodeproj"),
      let text = try? String(contentsOfFile: path + "/project.pbxproj", encoding: .utf8)
    else { return false }
    return text.contains("PBXFileSystemSynchronizedRootGroup")
  }
}
