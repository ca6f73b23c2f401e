/// One object of a `project.pbxproj`.
struct PbxObject {
  let id: String
  let type: String
  let fields: [String: DocumentValue]

  /// The text under a key, such as a name or another object's id.
  func text(_ key: String) -> String? { fields[key]?.text }

  /// The texts under a key, such as the ids of other objects.
  func texts(_ key: String) -> [String] { fields[key]?.texts ?? [] }

  /// What people call it.
  var name: String? { text("name") ?? text("path").map(FilePath.name) }

  /// The platforms that it is for, under the keys that versions of Xcode have had; empty for all.
  var platforms: [String] { texts("platformFilters") + texts("platformFilter") }
}
