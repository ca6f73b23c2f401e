extension PageID {
  /// The name by which lessons and files call the page: its type's, in lower case with hyphens, such as
  /// `tests` or `saved-test`.
  var name: String {
    // `ExplorerCore.WaitsPage.Key`
    let parts = String(reflecting: Swift.type(of: key)).split(separator: ".")
    guard parts.count > 1 else { return "" }
    let type = parts[parts.count - 2]
    let own = type.hasSuffix("Page") ? type.dropLast(4) : type
    return own.reduce(into: "") { name, letter in
      if letter.isUppercase, !name.isEmpty { name.append("-") }
      name.append(letter.lowercased())
    }
  }
}
