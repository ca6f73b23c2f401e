/// How much of a project is read, so that none can take up the machine.
///
/// The largest project file known to be public has 6 MB; the others' limits are likewise ten times
/// what people write.
enum ReadingLimits {
  /// The longest `project.pbxproj`, in bytes.
  static let projectFile = 64 << 20
  /// The longest of all other documents (schemes, plans, settings, manifests), in bytes.
  static let document = 8 << 20
  /// The bytes of all documents of one project together.
  static let allDocuments = 512 << 20
  /// Files that are looked at where targets have folders as a whole, over all targets.
  static let visitedFiles = 1_000_000
  /// Objects of a `project.pbxproj` that others lead to, each counted as often as it is named.
  static let followedObjects = 1_500_000
  /// Names after which the folders below one folder are not listed any further.
  static let listedNames = 100_000
  /// How many folders deep files are looked for.
  static let folderDepth = 40
  /// How deep files include each other.
  static let includeDepth = 20
  /// Files that one document may include, directly or not.
  static let includedFiles = 500
  /// Projects that a workspace may lead to.
  static let projects = 500
  /// Problems after which further ones are only counted.
  static let problems = 1_000
  /// The longest that a build setting may become, in bytes.
  static let settingLength = 1 << 16
}
