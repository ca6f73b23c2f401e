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
  private let data: Data
  private lazy var lines = Self.lines(of: objects, in: data)

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - path: The `project.pbxproj`, absolute.
  ///   - files: The files of the project.
  ///   - problems: Gets what is wrong.
  /// - Throws: ``ProjectReadingError`` where it cannot be read.
  init(path: String, files: ProjectFiles, problems: ProblemList) throws(ProjectReadingError) {
    self.path = path
    self.problems = problems
    data = try files.data(of: path, limit: ReadingLimits.projectFile)
    if let line = MergeMarker.line(in: data) { throw .mergeMarker(path: path, line: line) }
    let contents: DocumentValue
    do {
      contents = try DocumentValue(propertyList: data)
    } catch is DocumentLimitError {
      throw .tooManyParts(path: path)
    } catch {
      throw Self.malformed(error, path: path)
    }
    var objects: [String: PbxObject] = [:]
    for (id, value) in contents["objects"]?.mapping ?? [:] {
      guard let fields = value.mapping else { continue }
      objects[id] = PbxObject(id: id, type: fields["isa"]?.text ?? "", fields: fields)
    }
    self.objects = objects
    let root = contents["rootObject"]?.text.flatMap { objects[$0] }
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

  private static func malformed(_ error: any Error, path: String) -> ProjectReadingError {
    let details = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
    let line = details.firstRange(of: "line ").flatMap { range in
      Int(details[range.upperBound...].prefix { $0.isNumber })
    }
    return .malformed(path: path, line: line, reason: "it is no property list")
  }

  /// The line at which each object begins: `ID /* name */ = {`.
  private static func lines(of objects: [String: PbxObject], in data: Data) -> [String: Int] {
    var lines: [String: Int] = [:]
    data.withUnsafeBytes { bytes in
      let spaces: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\"")]
      for (number, line) in bytes.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      ).enumerated() {
        let start = line.drop { spaces.contains($0) }
        let token = start.prefix { !spaces.contains($0) && $0 != UInt8(ascii: "=") }
        guard token.count > 4, token.count < 200, start.contains(UInt8(ascii: "{")) else {
          continue
        }
        let id = String(decoding: token, as: UTF8.self)
        if lines[id] == nil, objects[id] != nil { lines[id] = number + 1 }
      }
    }
    return lines
  }
}
