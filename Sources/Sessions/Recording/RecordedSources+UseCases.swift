import Foundation
import Recording
import SourceIndex
import SourceModel
import Workspace

/// Recordings as use cases.
extension RecordedSources {
  func useCase(
    _ name: String, _ parts: [RecordedPart]
  ) throws(RecordingSaveError) -> (path: String, text: String) {
    let parameters = UseCaseParameters(parts)
    let statements = StatementComposer(proposer.index.deeds.value, testClass: nil)
      .test(of: parameters.parts).statements
    let draft = UseCaseDraft(
      name: name, parameters: parameters.parameters, statements: statements)
    let model = index.useCases.first { proposer.former($0.location.file) != nil }
    let neighbour =
      model?.location.file ?? index.pages.first?.location.file
      ?? index.testClasses.first?.location.file
    guard let neighbour else { throw .noTestClass }
    let folder =
      beginning.flatMap { model == nil ? $0.folder : nil }
      ?? (neighbour as NSString).deletingLastPathComponent
    let path = "\(folder)/\(name).swift"
    guard proposer.former(path) == nil, !FileManager.default.fileExists(atPath: path),
      proposer.index.deeds.value.callables[name] == nil
    else { throw .taken(name) }
    let template = model.flatMap { model in
      proposer.former(model.location.file).map { (name: model.name, text: $0.text) }
    }
    guard let text = UseCaseWriter.file(draft, like: template) else { throw .notSwift }
    let isOwnFile = project.takesNewFiles || beginning != nil
    guard !isOwnFile, let former = proposer.former(neighbour)?.text else { return (path, text) }
    return (neighbour, former.followed(byTypesOf: text))
  }
}
