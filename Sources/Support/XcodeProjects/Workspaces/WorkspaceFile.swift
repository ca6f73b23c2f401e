/// What an `.xcworkspace` lists: projects, packages and other files.
struct WorkspaceFile {
  /// All that it lists, absolute, in its order.
  var paths: [String] = []

  /// Reads the list.
  ///
  /// - Parameters:
  ///   - path: The workspace, absolute.
  ///   - files: The files of the project.
  /// - Throws: ``ProjectReadingError`` where it cannot be read.
  init(path: String, files: ProjectFiles) throws(ProjectReadingError) {
    let file = "\(path)/contents.xcworkspacedata"
    let root = try MarkupElement.read(try files.data(of: file), path: file)
    guard root.name == "Workspace" else {
      throw .malformed(path: file, line: root.line, reason: "it is no workspace")
    }
    add(root, group: FilePath.folder(of: path), workspace: path)
  }

  private mutating func add(_ element: MarkupElement, group: String, workspace: String) {
    for child in element.children {
      let location = child.text("location") ?? "group:"
      let path = Self.path(location, group: group, workspace: workspace)
      switch child.name {
      case "FileRef": paths.append(path)
      case "Group": add(child, group: path, workspace: workspace)
      default: break
      }
    }
  }

  /// The path of a location such as `group:App/App.xcodeproj`.
  private static func path(_ location: String, group: String, workspace: String) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.count > 1 ? String(parts[1]) : location
    let folder = FilePath.folder(of: workspace)
    switch parts.first {
    case "absolute", "developer": return FilePath.absolute(name, in: "/")
    case "container": return FilePath.absolute(name, in: folder)
    // The workspace inside of a project means that project, under whatever path it once had.
    case "self": return folder
    default: return FilePath.absolute(name, in: group)
    }
  }
}
