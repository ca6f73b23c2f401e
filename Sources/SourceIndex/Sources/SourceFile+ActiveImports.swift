import SwiftParser
import SwiftSyntax

extension SourceFile {
  /// Which of some modules the file imports on an iOS simulator as far as that is known, with the lines,
  /// from 1: without what stands under `#if os(watchOS)` and the like, but with what names of the
  /// project's decide.
  ///
  /// - Parameter modules: The modules.
  /// - Returns: Their imports, in the file's order.
  package func importLinesOfPlatform(of modules: [String]) -> [(module: String, line: Int)] {
    let all = importLines.filter { modules.contains($0.module) }
    // Few files import any: only these are parsed.
    guard !all.isEmpty, text.contains("#if") else { return all }
    let tree = Parser.parse(source: text)
    let lines = InactiveLines(
      in: tree.statements, SourceLocationConverter(fileName: path, tree: tree))
    return all.filter { !lines.contains($0.line) }
  }
}

/// The lines of a file that are never compiled for an iOS simulator.
private struct InactiveLines {
  private var ranges: [ClosedRange<Int>] = []
  private let converter: SourceLocationConverter

  init(in statements: CodeBlockItemListSyntax, _ converter: SourceLocationConverter) {
    self.converter = converter
    collect(statements)
  }

  func contains(_ line: Int) -> Bool { ranges.contains { $0.contains(line) } }

  private mutating func collect(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      guard let conditional = statement.item.as(IfConfigDeclSyntax.self) else { continue }
      var isDecided = false
      for clause in conditional.clauses {
        let holds = clause.condition.map(CompilationCondition.platformDecision) ?? true
        if isDecided || holds == false {
          ranges.append(range(of: clause))
        } else if case .statements(let inner)? = clause.elements {
          collect(inner)
        }
        if holds == true { isDecided = true }
      }
    }
  }

  private func range(of clause: IfConfigClauseSyntax) -> ClosedRange<Int> {
    let first = converter.location(for: clause.positionAfterSkippingLeadingTrivia).line
    return first...converter.location(for: clause.endPositionBeforeTrailingTrivia).line
  }
}
