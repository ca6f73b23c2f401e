/// Where the files of a project are: groups lie in each other, and paths start at the group around.
struct GroupTree {
  /// Where a file is.
  enum Location: Hashable {
    /// On the disk, absolute.
    case path(String)
    /// Part of the system.
    case system
    /// Something that a build writes.
    case built
  }

  /// Where relative paths start: the folder of the project, absolute.
  let root: String
  /// Objects in the order in which people see them: groups, then what is in them.
  private(set) var order: [PbxObject] = []
  private var locations: [String: Location] = [:]
  private let file: PbxprojFile

  init(file: PbxprojFile, folder: String) {
    self.file = file
    root = FilePath.absolute(file.root.text("projectDirPath") ?? "", in: folder)
    if let group = file.object("mainGroup", of: file.root) { walk(group) }
  }

  /// Where an object's file or folder is.
  func location(of object: PbxObject) -> Location {
    locations[object.id] ?? Self.location(of: object, in: .path(root), root: root)
  }

  /// The path of an object's file; `nil` for what is not the project's own.
  func path(of object: PbxObject) -> String? {
    if case .path(let path) = location(of: object) { path } else { nil }
  }

  private mutating func walk(_ top: PbxObject) {
    var stepsLeft = 1_000_000
    var parents: [String: String] = [:]
    var open = [(object: top, base: Location.path(root))]
    while let next = open.popLast() {
      guard locations[next.object.id] == nil else { continue }
      let location = Self.location(of: next.object, in: next.base, root: root)
      locations[next.object.id] = location
      order.append(next.object)
      for child in file.objects("children", of: next.object).reversed() {
        if locations[child.id] == nil {
          parents[child.id] = next.object.id
          open.append((child, location))
        } else if Self.isAncestor(child.id, of: next.object.id, parents, &stepsLeft) {
          file.problems.add(
            .cycle(name: child.name ?? child.id, place: file.place(of: next.object.id)))
        }
      }
    }
  }

  /// Whether a group lies in another one; not, once too many steps were taken.
  private static func isAncestor(
    _ id: String, of descendant: String, _ parents: [String: String], _ stepsLeft: inout Int
  ) -> Bool {
    var current: String? = descendant
    while let group = current, stepsLeft > 0 {
      if group == id { return true }
      stepsLeft -= 1
      current = parents[group]
    }
    return false
  }

  private static func location(
    of object: PbxObject, in base: Location, root: String
  ) -> Location {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>":
      if case .path(let folder) = base { return .path(FilePath.absolute(path, in: folder)) }
      return base
    case "SOURCE_ROOT", "PROJECT_DIR": return .path(FilePath.absolute(path, in: root))
    case "<absolute>": return .path(FilePath.absolute(path, in: "/"))
    case "BUILT_PRODUCTS_DIR": return .built
    default: return .system
    }
  }
}
