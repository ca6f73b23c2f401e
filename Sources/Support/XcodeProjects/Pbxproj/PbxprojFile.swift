import Foundation

/// A `project.pbxproj`: a property list of objects that name each other by ids.
final class PbxprojFile {
  /// Types that Xcode is known to write.
  private static let knownTypes: Set<String> = [
    "PBXAggregateTarget", "PBXAppleScriptBuildPhase", "PBXBuildFile", "PBXBuildRule",
    "PBXContainerItemProxy", "PBXCopyFilesBuildPhase", "PBXFileReference",
    "PBXFileSystemSynchronizedBuildFileExceptionSet",
    "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
    "PBXFileSystemSynchronizedRootGroup", "PBXFrameworksBuildPhase", "PBXGroup",
    "PBXHeadersBuildPhase", "PBXJavaArchiveBuildPhase", "PBXLegacyTarget", "PBXNativeTarget",
    "PBXProject", "PBXReferenceProxy", "PBXResourcesBuildPhase", "PBXRezBuildPhase",
    "PBXShellScriptBuildPhase", "PBXSourcesBuildPhase", "PBXTargetDependency", "PBXVariantGroup",
    "XCBuildConfiguration", "XCConfigurationList", "XCLocalSwiftPackageReference",
    "XCRemoteSwiftPackageReference", "XCSwiftPackageProductDependency", "XCVersionGroup",
  ]

  /// The file, absolute.
  let path: String
  let problems: ProblemList
  /// The object that all others hang on.
  let root: PbxObject
  /// All objects by their ids.
  let objects: [String: PbxObject]
  private var leftToFollow: Int
  /// The line at which each object begins; none in a file that is written as XML.
  private let lines: [String: Int]

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - path: The `project.pbxproj`, absolute.
  ///   - files: The files of the project.
  ///   - problems: Gets what is wrong.
  ///   - follow: How many objects are followed to others, each counted as often as it is named, so
  ///     that thousands that all name the same thousands end.
  /// - Throws: ``ProjectReadingError`` where it cannot be read.
  init(
    path: String, files: ProjectFiles, problems: ProblemList,
    follow: Int = ReadingLimits.followedObjects
  ) throws(ProjectReadingError) {
    leftToFollow = follow
    self.path = path
    self.problems = problems
    let data = try files.data(of: path, limit: ReadingLimits.projectFile)
    if let line = MergeMarker.line(in: data) { throw .mergeMarker(path: path, line: line) }
    let contents = try Self.contents(of: data, path: path)
    lines = contents.lines
    var objects: [String: PbxObject] = [:]
    for (id, value) in contents.value["objects"]?.mapping ?? [:] {
      guard let fields = value.mapping else { continue }
      objects[id] = PbxObject(id: id, type: fields["isa"]?.text ?? "", fields: fields)
    }
    self.objects = objects
    let root = contents.value["rootObject"]?.text.flatMap { objects[$0] }
    guard
      let root = root
        ?? objects.values.filter({ $0.type == "PBXProject" }).min(by: { $0.id < $1.id })
    else { throw .malformed(path: path, line: nil, reason: "it holds no project") }
    self.root = root
    let unknown = objects.values.filter { !Self.knownTypes.contains($0.type) }
    for object in unknown.sorted(by: { $0.id < $1.id }) {
      problems.add(.unknownObject(type: object.type, id: object.id, place: place(of: object.id)))
    }
  }

  /// The object of an id that an object holds; one that is not there is a problem.
  func object(_ id: String?, of owner: PbxObject, _ key: String) -> PbxObject? {
    guard let id, !id.isEmpty else { return nil }
    leftToFollow -= 1
    guard leftToFollow >= 0 else {
      problems.add(.document(.tooManyParts(path: path), place: nil))
      return nil
    }
    if let object = objects[id] { return object }
    problems.add(
      .danglingReference(id: id, owner: owner.id, key: key, place: place(of: owner.id)))
    return nil
  }

  /// The object whose id is under a key.
  func object(_ key: String, of owner: PbxObject) -> PbxObject? {
    object(owner.text(key), of: owner, key)
  }

  /// The objects whose ids are under a key.
  func objects(_ key: String, of owner: PbxObject) -> [PbxObject] {
    owner.texts(key).compactMap { object($0, of: owner, key) }
  }

  /// Where an object is written.
  func place(of id: String) -> ProjectPlace { ProjectPlace(file: path, line: lines[id]) }

  private static func contents(
    of data: Data, path: String
  ) throws(ProjectReadingError) -> OpenStepReader.Contents {
    guard DocumentValue.isMarkedPropertyList(data) else {
      do throws(OpenStepReader.Failure) {
        return try OpenStepReader.read(data)
      } catch {
        throw .malformed(path: path, line: error.line, reason: error.reason)
      }
    }
    do {
      return OpenStepReader.Contents(value: try DocumentValue(propertyList: data), lines: [:])
    } catch is DocumentLimitError {
      throw .tooManyParts(path: path)
    } catch {
      throw .malformed(path: path, line: nil, reason: "it is no property list")
    }
  }
}
