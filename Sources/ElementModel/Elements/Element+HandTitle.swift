extension Element {
  /// The element as titles of what is done by hand name it: by identifier or label, else by its type
  /// alone.
  package var handTitle: String {
    let name = identifier.isEmpty ? label : identifier
    return name.isEmpty ? type.name : "\"\(name)\" \(type.name)"
  }
}
