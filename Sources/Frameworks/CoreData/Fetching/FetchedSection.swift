/// Results of one section.
struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  let contents: [Any]

  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { contents.count }
  var objects: [Any]? { contents }

  /// The sections of results: a new one wherever the property that says so differs.
  static func all(_ found: [Any], by keyPath: String?) -> [FetchedSection] {
    guard let keyPath else { return [FetchedSection(name: "", contents: found)] }
    var sections: [(name: String, contents: [Any])] = []
    for object in found {
      let value = (object as? NSManagedObject)?.value(forKeyPath: keyPath)
      let name = value.map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].contents.append(object)
      } else {
        sections.append((name, [object]))
      }
    }
    return sections.map { FetchedSection(name: $0.name, contents: $0.contents) }
  }
}
