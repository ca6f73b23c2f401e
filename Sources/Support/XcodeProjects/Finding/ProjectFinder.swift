import Foundation

/// Finds project documents in a folder, by their names alone.
package enum ProjectFinder {
  /// Folders that hold what tools have put there.
  private static let passedOver: Set<String> = [
    "Pods", "DerivedData", "Carthage", "node_modules", "build", "Build", "SourcePackages", "vendor",
    "fastlane", "xcuserdata",
  ]
  /// How far below the folder is looked.
  private static let depthLimit = 3
  /// Folders after which no more are looked at.
  private static let folderLimit = 2_000

  /// What was found, best first.
  package struct Findings: Hashable, Sendable {
    /// The folder or file that was named, absolute.
    package var path: String
    /// All documents: nearer ones first, then those that say more.
    package var documents: [ProjectDocument]

    /// The one to open; `nil` where there is none, or where several are as good.
    package var choice: ProjectDocument? {
      guard let first = documents.first, candidates.count == 1 else { return nil }
      return first
    }

    /// Those that are as good as the first one: of the same format and as near.
    package var candidates: [ProjectDocument] {
      guard let first = documents.first else { return [] }
      let depth = Self.depth(first)
      return documents.filter { $0.format == first.format && Self.depth($0) == depth }
    }

    private static func depth(_ document: ProjectDocument) -> Int {
      document.path.utf8.count { $0 == UInt8(ascii: "/") }
    }
  }

  /// Looks for project documents.
  ///
  /// - Parameter path: A document, or a folder to look in: it, then up to three levels below it.
  /// - Returns: What was found; of a document that itself alone.
  /// - Throws: ``ProjectReadingError/missing(path:)``.
  package static func documents(at path: String) throws(ProjectReadingError) -> Findings {
    let start = FilePath.absolute(path, in: FileManager.default.currentDirectoryPath)
    guard FileManager.default.fileExists(atPath: start) else { throw .missing(path: start) }
    if let document = ProjectDocument(path: start) {
      return Findings(path: start, documents: [document])
    }
    let files = ProjectFiles(boundary: start)
    var found: [ProjectDocument] = []
    var level = [start]
    var looked = 0
    for _ in 0...depthLimit {
      let documents = level.flatMap { self.documents(in: $0, files) }
      found += sorted(documents)
      looked += level.count
      guard looked < folderLimit else { break }
      level = level.flatMap { folders(in: $0, files) }
    }
    return Findings(path: start, documents: found)
  }

  /// The order of preference, of documents of one level: a workspace before its projects.
  private static func sorted(_ documents: [ProjectDocument]) -> [ProjectDocument] {
    let formats = ProjectDocument.Format.allCases
    return documents.sorted {
      let ranks = (formats.firstIndex(of: $0.format) ?? 0, formats.firstIndex(of: $1.format) ?? 0)
      return (ranks.0, $0.path) < (ranks.1, $1.path)
    }
  }

  private static func documents(in folder: String, _ files: ProjectFiles) -> [ProjectDocument] {
    files.names(in: folder).compactMap { name in
      let path = "\(folder)/\(name)"
      guard let document = ProjectDocument(path: path), files.kind(of: path) == expected(document)
      else { return nil }
      return document
    }
  }

  private static func expected(_ document: ProjectDocument) -> ProjectFiles.Kind {
    switch document.format {
    case .xcodeWorkspace, .xcodeProject, .appPlayground: .folder
    case .xcodeGen, .xtool, .swiftPackage, .tuist: .file
    }
  }

  private static func folders(in folder: String, _ files: ProjectFiles) -> [String] {
    files.names(in: folder).compactMap { name in
      let path = "\(folder)/\(name)"
      guard !passedOver.contains(name), !FileKind.isWholeFolder(path),
        files.kind(of: path) == .folder
      else { return nil }
      return path
    }
  }

  /// The folder that all of a project has to lie in: the repository that it is part of, or else
  /// the folder itself.
  ///
  /// - Parameter folder: The folder of a document, absolute.
  /// - Returns: That folder, or one above it.
  static func boundary(of folder: String) -> String {
    var candidate = folder
    for _ in 0..<12 where candidate != "/" && !candidate.isEmpty {
      if FileManager.default.fileExists(atPath: "\(candidate)/.git") { return candidate }
      candidate = FilePath.folder(of: candidate)
    }
    return folder
  }
}
