import Recording
import SourceIndex
import SourceModel

/// Makes lines of a chain of what a person did by hand.
struct HandChain {
  private let index: ProjectIndex

  /// Reads the sources.
  init(_ index: ProjectIndex) { self.index = index }

  /// The lines that do the same; calls whose arguments can be asked for again, where their pages can
  /// be made anew.
  func items(of steps: [RecordedStep]) -> [ChainItem] {
    guard !steps.isEmpty else { return [] }
    let parts = RecordingMapper(index).map(steps)
    let test = StatementComposer(index.deeds.value, testClass: nil).test(of: parts)
    return test.statements.indices.flatMap { place -> [ChainItem] in
      let own = zip(parts, test.places).filter { $0.1 == place }.map(\.0)
      let calls = own.compactMap(entry)
      if calls.count == own.count { return calls.map { ChainItem(.call($0)) } }
      return [ChainItem(.code(test.statements[place].lines.joined()))]
    }
  }

  /// The call of a part whose page can be made anew.
  private func entry(_ part: RecordedPart) -> CallEntry? {
    guard case .call(let call) = part.content, call.part == nil,
      let type = index.deeds.value.callables[call.type]
    else { return nil }
    let maker = call.callable.kind == .method ? type.initializers.first : nil
    guard call.callable.kind != .method || maker != nil else { return nil }
    return CallEntry(
      type: call.type, maker: maker,
      makerArguments: maker?.parameters.map { $0.isApp ? CallEntry.app : nil } ?? [],
      callable: call.callable, arguments: call.arguments)
  }
}
