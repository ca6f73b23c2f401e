/// Sorts the files of one target into what is compiled and what is copied.
struct TargetFiles {
  let files: ProjectFiles
  let problems: ProblemList
  private(set) var sources: [TargetSource] = []
  private(set) var otherSources: [TargetSource] = []
  private(set) var resources: [TargetResource] = []
  private var known: Set<String> = []

  init(files: ProjectFiles, problems: ProblemList) {
    self.files = files
    self.problems = problems
  }

  /// Adds a file to compile, or a header.
  ///
  /// One that is missing is a problem, and is left out.
  mutating func add(source: TargetSource, place: ProjectPlace?) {
    guard known.insert(source.path).inserted, let path = existing(source.path, place) else {
      return
    }
    var source = source
    source.path = path
    if source.kind == .swift { sources.append(source) } else { otherSources.append(source) }
  }

  /// Adds a resource.
  ///
  /// One that is missing is a problem, and is left out.
  mutating func add(resource: TargetResource, place: ProjectPlace?) {
    guard known.insert(resource.path).inserted, let path = existing(resource.path, place) else {
      return
    }
    var resource = resource
    resource.path = path
    resources.append(resource)
  }

  /// Adds a file of a folder that belongs to the target as a whole: its kind says what for.
  mutating func add(member path: String, compilerFlags: [String] = [], platforms: [String] = []) {
    let kind = FileKind(path: path)
    if kind.isCompiled || kind == .header {
      add(
        source: TargetSource(
          path: path, kind: kind, compilerFlags: compilerFlags, platforms: platforms), place: nil)
    } else if kind.isResource {
      let localization = TargetResource.localization(of: path)
      add(
        resource: TargetResource(
          path: path, kind: kind, localization: localization,
          variantGroup: localization == nil ? nil : FilePath.name(of: path)), place: nil)
    }
  }

  /// The path under which a file is there; `nil` where it is not.
  private func existing(_ path: String, _ place: ProjectPlace?) -> String? {
    switch files.kind(of: path) {
    case .file, .folder: return path
    case .outside:
      problems.add(.outside(path: path, boundary: files.boundary))
      return nil
    case .missing:
      if let found = files.pathIgnoringCase(path) {
        problems.add(.differentCase(written: path, found: found, place: place))
        return found
      }
      problems.add(.missingFile(path: path, place: place))
      return nil
    }
  }
}
