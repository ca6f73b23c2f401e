/// A folder that belongs to targets with all that is in it, but for exceptions.
struct SynchronizedFolder {
  /// What a target says about single files.
  struct Exceptions {
    var members: Set<String> = []
    var compilerFlags: [String: String] = [:]
    var platforms: [String: [String]] = [:]
  }

  let path: String
  let object: PbxObject
  private var exceptions: [String: Exceptions] = [:]
  /// Folders that are copied as they are.
  private let wholeFolders: [String]
  /// Files that single phases take, by the id of the phase.
  private var taken: [String: Set<String>] = [:]

  /// Reads what is said about a folder; the files are not looked at.
  init?(object: PbxObject, file: PbxprojFile, tree: GroupTree) {
    guard let path = tree.path(of: object) else { return nil }
    self.path = path
    self.object = object
    wholeFolders = object.texts("explicitFolders")
    for set in file.objects("exceptions", of: object) {
      let members = set.texts("membershipExceptions")
      guard let target = set.text("target") else {
        taken[set.text("buildPhase") ?? "", default: []].formUnion(members)
        continue
      }
      exceptions[target, default: Exceptions()].members.formUnion(members)
      for (name, flags) in set.fields["additionalCompilerFlagsByRelativePath"]?.mapping ?? [:] {
        exceptions[target, default: Exceptions()].compilerFlags[name] = flags.text
      }
      for (name, platforms) in set.fields["platformFiltersByRelativePath"]?.mapping ?? [:] {
        exceptions[target, default: Exceptions()].platforms[name] = platforms.texts
      }
    }
  }

  /// Whether the folder names files for a target.
  func names(_ target: PbxObject) -> Bool { exceptions[target.id] != nil }

  /// Adds the files that a target has of the folder.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - isMember: Whether the folder belongs to it as a whole; exceptions are left out then, and
  ///     are all that it has otherwise.
  ///   - members: Gets the files.
  func add(for target: PbxObject, isMember: Bool, to members: inout TargetFiles) {
    let exceptions = exceptions[target.id] ?? Exceptions()
    let taken = target.texts("buildPhases").reduce(into: Set<String>()) { names, phase in
      names.formUnion(self.taken[phase] ?? [])
    }
    for file in members.files.files(below: path, problems: members.problems) {
      let name = FilePath.relative(file, to: path)
      if let folder = wholeFolders.first(where: { FilePath.isInside(name, $0) }) {
        if isMember {
          let whole = FilePath.absolute(folder, in: path)
          members.add(
            resource: TargetResource(path: whole, kind: .data, isCopied: true), place: nil)
        }
        continue
      }
      let isException = Self.contains(name, in: exceptions.members)
      guard isException != isMember, !(isMember && taken.contains(name)) else { continue }
      members.add(
        member: file, compilerFlags: SettingWords.split(exceptions.compilerFlags[name] ?? ""),
        platforms: exceptions.platforms[name] ?? [])
    }
  }

  /// Whether a file is named, by itself, by a folder above, or as one of several languages.
  private static func contains(_ name: String, in names: Set<String>) -> Bool {
    if names.isEmpty { return false }
    var candidate = name
    while !candidate.isEmpty {
      if names.contains(candidate) { return true }
      candidate = FilePath.folder(of: candidate)
    }
    let folder = FilePath.folder(of: name)
    guard folder.hasSuffix(".lproj") else { return false }
    let above = FilePath.folder(of: folder)
    let shared = (above.isEmpty ? "" : "\(above)/") + FilePath.name(of: name)
    return names.contains("/Localized: \(shared)") || names.contains("/Localized/\(shared)")
  }
}
