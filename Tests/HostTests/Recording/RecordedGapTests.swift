import Foundation
import Recording
import SessionProtocol
import SourceIndex
import SourceModel
import Testing
import Workspace

extension HostTests {
  @Suite struct RecordedGapTests {
    @Test(arguments: ["Ledger", "Stores", "Directory", "RouteGuide", "MiniLogin", "Recipes", "Trailhead", "Ascent"])
    func survey(_ example: String) throws {
      let host = try ExampleHost.named(example)
      var seen: Set<String> = []
      var out = ""
      for test in host.index.testClasses.flatMap({ c in c.methods.map { "\(c.name)/\($0.name)" } }) {
        let actions = RecordedAction.actions(in: try host.events(of: test))
        guard !actions.isEmpty else { continue }
        let steps = actions.map { RecordedStep(title: "", .act([$0])) }
        let whole = RecordingMapper(host.index).map(steps)
        let testClass = String(test.prefix { $0 != "/" })
        for part in whole {
          guard case .call(let call) = part.content, call.part == nil,
            let page = host.index.pages.first(where: { $0.name == call.callable.owner }),
            let method = page.methods.first(where: { $0.name == call.callable.fullName }),
            seen.insert("\(page.name).\(method.name)").inserted
          else { continue }
          guard let file = host.project.allTestFiles.first(where: { $0.path == method.location.file }) else { continue }
          var lines = file.text.components(separatedBy: "\n")
          var first = method.location.line - 1
          while first > 0, ["@", "//"].contains(where: lines[first - 1].trimmingCharacters(in: .whitespaces).hasPrefix) { first -= 1 }
          let removed = lines[first..<method.endLine].joined(separator: "\n")
          lines.removeSubrange(first..<method.endLine)
          let without = SourceFile(path: file.path, text: lines.joined(separator: "\n"))
          let files = host.project.allTestFiles.map { $0.path == file.path ? without : $0 }
          let reader = host.project.suiteReader(host.index, .current)
          let index = reader.index(with: [without])
          let clock = ContinuousClock()
          var added = ""
          var calls: [String] = []
          let time = clock.measure {
            let proposer = PageProposer(index, files: files, testClass: testClass) {
              reader.index(with: [without] + $0)
            }
            calls = proposer.map(steps).map { part in
              switch part.content {
              case .call(let call): call.name
              case .code(let code): code
              }
            }
            for change in proposer.changes {
              let former = files.first { $0.path == change.path }?.text ?? ""
              let insertions = change.text.components(separatedBy: "\n").difference(from: former.components(separatedBy: "\n")).insertions
              added += "   >> \(change.path.split(separator: "/").last ?? "")\n"
              for case .insert(_, let line, _) in insertions { added += "   + " + line + "\n" }
            }
          }
          out += "=== \(test) without \(page.name).\(method.name) \(time)\n\(removed)\n  before: \(whole.map { if case .call(let c) = $0.content { c.name } else { "raw" } })\n  now:    \(calls)\n\(added)\n"
        }
      }
      try out.write(toFile: "/tmp/gaps-\(example).txt", atomically: true, encoding: .utf8)
    }
  }
}
