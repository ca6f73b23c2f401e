package import SourceModel
import SwiftSyntax

/// Reads how what an app shows comes about.
package enum FlowReader {
  /// The flow of an app.
  ///
  /// - Parameter files: The app's sources.
  /// - Returns: Its members and views.
  package static func flow(of files: [SourceFile]) -> CodeFlow {
    LargeStack.run {
      var members: [CodeFlow.Member] = []
      var controls: [CodeControl] = []
      for file in files {
        let collector = FlowCollector(ParsedSource(file))
        collector.read()
        members += collector.members
        controls += collector.controls
      }
      return CodeFlow(members: members, controls: controls)
    }
  }
}
