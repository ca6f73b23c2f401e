import SourceModel

/// Something that can be called, with its type.
struct KnownCallable: Hashable, Sendable {
  var type: CallableType
  var callable: Callable

  /// Such as `SignInViewPage.typeEmail(_:)`.
  var title: String { "\(type.name).\(callable.fullName)" }

  /// All that can be called, pages first.
  static func all(in index: ProjectIndex) -> [KnownCallable] {
    let types = index.callables.types
    let sorted = types.filter { $0.role == .page } + types.filter { $0.role == .useCase }
    return sorted.flatMap { type in type.methods.map { KnownCallable(type: type, callable: $0) } }
  }
}
