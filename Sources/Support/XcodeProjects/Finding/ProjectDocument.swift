/// A file or folder that describes a project.
package struct ProjectDocument: Hashable, Sendable {
  /// The formats, those that say more first.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// Several projects, by Xcode.
    case xcodeWorkspace
    /// One project, by Xcode.
    case xcodeProject
    /// A `project.yml`, which XcodeGen makes a project of.
    case xcodeGen
    /// An `xtool.yml` beside a package.
    case xtool
    /// A playground for apps: a folder with a `Package.swift` that has an app among its products.
    case appPlayground
    /// A Swift package.
    case swiftPackage
    /// A `Project.swift` or `Workspace.swift`, which Tuist makes a project of.
    case tuist
  }

  /// What it is.
  package var format: Format
  /// Where it is, absolute: the file, or the folder that counts as one.
  package var path: String

  /// Creates a document.
  package init(format: Format, path: String) {
    self.format = format
    self.path = path
  }

  /// What is at a path, by its name alone; `nil` for what is no project document.
  ///
  /// - Parameter path: A file or folder, absolute.
  package init?(path: String) {
    switch FilePath.suffix(of: path) {
    case "xcworkspace": self.init(format: .xcodeWorkspace, path: path)
    case "xcodeproj": self.init(format: .xcodeProject, path: path)
    case "swiftpm": self.init(format: .appPlayground, path: path)
    default:
      switch FilePath.name(of: path) {
      case "project.pbxproj":
        self.init(format: .xcodeProject, path: FilePath.folder(of: path))
      case "contents.xcworkspacedata":
        self.init(format: .xcodeWorkspace, path: FilePath.folder(of: path))
      case "project.yml", "project.yaml": self.init(format: .xcodeGen, path: path)
      case "xtool.yml", "xtool.yaml": self.init(format: .xtool, path: path)
      case "Package.swift": self.init(format: .swiftPackage, path: path)
      case "Project.swift", "Workspace.swift": self.init(format: .tuist, path: path)
      default: return nil
      }
    }
  }

  /// The folder that it lies in.
  package var folder: String { FilePath.folder(of: path) }

  /// Its name without an ending; of a file with a fixed name the name of its folder.
  package var name: String {
    switch format {
    case .xcodeWorkspace, .xcodeProject, .appPlayground: FilePath.stem(of: path)
    case .xcodeGen, .xtool, .swiftPackage, .tuist: FilePath.name(of: folder)
    }
  }
}
