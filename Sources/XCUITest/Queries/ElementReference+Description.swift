import ElementModel

extension ElementReference {
  /// The element as messages and logs name it, such as `"Settings" Button`.
  @MainActor var title: String {
    guard !isApplication else {
      return TestSession.current?.title(of: app) ?? "Application"
    }
    let type = query.elementType?.name ?? "Any"
    let name = query.key.map { "\"\($0)\" \(type)" }
    return switch binding {
    case .unique: name ?? type
    case .first: name ?? "\(type) (First Match)"
    case .index(let index): "\(type) (Element at index \(index))"
    case .identity(_, let name): name
    }
  }
}
