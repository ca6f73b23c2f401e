import SourceModel

/// Makes use cases from declarations.
struct UseCaseReader {
  let steps: StepReader

  /// The use case of a type, with all its methods that have bodies.
  func useCase(_ type: TypeDeclaration) -> UseCase {
    useCase(type, methods: type.functions)
      ?? UseCase(name: type.name, location: type.location, methods: [])
  }

  /// A use case of some methods; `nil` if none of them has a body.
  func useCase(_ type: TypeDeclaration, methods: [FunctionDeclaration]) -> UseCase? {
    let read = methods.filter { $0.body != nil }.map {
      UseCaseMethod(
        name: $0.fullName, location: $0.location, endLine: $0.endLine, steps: steps.steps(of: $0))
    }
    return read.isEmpty ? nil : UseCase(name: type.name, location: type.location, methods: read)
  }
}
