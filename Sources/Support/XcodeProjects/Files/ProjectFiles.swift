import Foundation

/// The files of a project, each looked at once, and none outside of a boundary.
///
/// Links are followed to what lies inside; what they lead to outside is as good as absent.
final class ProjectFiles {
  /// What lies at a path.
  enum Kind { case file, folder, outside, missing }

  /// The folder outside of which nothing is read.
  let boundary: String
  private let realBoundary: String
  private var realFolders: [String: String] = [:]
  private var namesByFolder: [String: [String]] = [:]
  private var namesListed = 0
  private var filesVisited = 0
  private var bytesLeft = ReadingLimits.allDocuments

  init(boundary: String) {
    self.boundary = boundary
    realBoundary = FilePath.real(boundary) ?? boundary
  }

  /// What lies at an absolute path.
  func kind(of path: String) -> Kind {
    guard FilePath.isInside(path, boundary) || FilePath.isInside(path, realBoundary) else {
      return .outside
    }
    var information = stat()
    guard lstat(path, &information) == 0 else { return .missing }
    let isLink = information.st_mode & S_IFMT == S_IFLNK
    let real = isLink ? FilePath.real(path) : realFolder(FilePath.folder(of: path))
    guard let real else { return .missing }
    guard FilePath.isInside(real, realBoundary) || path == boundary else { return .outside }
    if isLink, stat(path, &information) != 0 { return .missing }
    switch information.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .missing
    }
  }

  private func realFolder(_ folder: String) -> String? {
    if let known = realFolders[folder] { return known }
    let real = FilePath.real(folder)
    realFolders[folder] = real
    return real
  }

  /// The path of what a Mac's file system would find, which tells no upper from lower case; `nil`
  /// where even that finds nothing inside of the boundary.
  func pathIgnoringCase(_ path: String) -> String? {
    guard FilePath.isInside(path, boundary) else { return nil }
    var found = boundary
    for part in FilePath.relative(path, to: boundary).split(separator: "/") {
      let direct = "\(found)/\(part)"
      if kind(of: direct) != .missing {
        found = direct
      } else if let name = names(in: found).first(where: { $0.lowercased() == part.lowercased() }) {
        found += "/\(name)"
      } else {
        return nil
      }
    }
    return found
  }

  /// The names in a folder, sorted, hidden ones left out; none after too many were listed.
  func names(in folder: String) -> [String] {
    if let names = namesByFolder[folder] { return names }
    guard kind(of: folder) == .folder, namesListed < ReadingLimits.listedNames else { return [] }
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let names = all.filter { !$0.hasPrefix(".") }.sorted()
    namesListed += names.count
    namesByFolder[folder] = names
    return names
  }

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The file, absolute.
  ///   - limit: The longest that is read, in bytes.
  /// - Returns: All of them.
  /// - Throws: ``ProjectReadingError`` where it is absent, too long or unreadable.
  func data(of path: String, limit: Int = ReadingLimits.document) throws(ProjectReadingError)
    -> Data
  {
    switch kind(of: path) {
    case .file: break
    case .outside: throw .outside(path: path, boundary: boundary)
    case .folder, .missing: throw .missing(path: path)
    }
    var information = stat()
    let most = min(limit, bytesLeft)
    guard stat(path, &information) == 0, information.st_size <= most else {
      throw .tooLarge(path: path, bytes: Int(information.st_size), limit: most)
    }
    bytesLeft -= Int(information.st_size)
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// The text of a file; bytes that are no UTF-8 are replaced.
  func text(of path: String, limit: Int = ReadingLimits.document) throws(ProjectReadingError)
    -> String
  {
    String(decoding: try data(of: path, limit: limit), as: UTF8.self)
  }

  /// The files below a folder, by path; of folders that are one thing, such as asset catalogues,
  /// the folder itself.
  ///
  /// - Parameters:
  ///   - folder: Where to look.
  ///   - problems: Gets a loop of links, or a folder with too many names.
  /// - Returns: Their paths, absolute.
  func files(below folder: String, problems: ProblemList) -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    var open = [(path: folder, depth: 0)]
    while let next = open.popLast() {
      guard let real = FilePath.real(next.path), seen.insert(real).inserted else {
        problems.add(.linkLoop(path: next.path))
        continue
      }
      let names = names(in: next.path)
      filesVisited += names.count
      guard next.depth < ReadingLimits.folderDepth, namesListed < ReadingLimits.listedNames,
        filesVisited < ReadingLimits.visitedFiles
      else {
        problems.add(.tooManyFiles(folder: folder))
        break
      }
      for name in names {
        let path = "\(next.path)/\(name)"
        switch kind(of: path) {
        case .folder where FileKind.isWholeFolder(path): files.append(path)
        case .folder: open.append((path, next.depth + 1))
        case .file: files.append(path)
        case .outside: problems.add(.outside(path: path, boundary: boundary))
        case .missing: problems.add(.missingFile(path: path, place: nil))
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
