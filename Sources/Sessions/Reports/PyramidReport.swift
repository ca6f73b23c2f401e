import ExplorerCore
package import SourceModel
package import TerminalModel

/// A project's test pyramid, as text or as JSON.
package enum PyramidReport {
  /// Lines for a person.
  ///
  /// - Parameter pyramid: What is shown.
  /// - Returns: The layers, then the UI tests that repeat what lower tests show.
  package static func lines(of pyramid: TestPyramid) -> [TerminalText] {
    guard pyramid.count > 0 else { return [] }
    var lines = ["Layers", "  " + PyramidText.head(pyramid)]
    for level in pyramid.levels {
      lines.append("  " + PyramidText.line(of: level, isObserved: pyramid.isObserved))
    }
    guard pyramid.isObserved, pyramid.isMixed else { return lines.map { TerminalText($0) } }
    let tests = Set(pyramid.repetitions.map(\.test))
    lines.append("UI tests that reach what lower tests show already (\(tests.count))")
    var last = ""
    for repetition in pyramid.repetitions {
      if repetition.test != last {
        let extent = PyramidText.extent(of: repetition.test, in: pyramid)
        lines.append("  \(repetition.test)  \(repetition.location)  \(extent)")
      }
      last = repetition.test
      lines.append("    \(repetition.viewModel)  as \(PyramidText.lowerTests(of: repetition))")
    }
    return lines.map { TerminalText($0) }
  }

  /// One JSON object for each layer, each observed test, and each view model that a UI test repeats.
  ///
  /// - Parameters:
  ///   - pyramid: The layers.
  ///   - observations: What was observed, if anything was.
  /// - Returns: The lines.
  /// - Throws: `EncodingError` when a time is not finite.
  package static func jsonLines(
    of pyramid: TestPyramid, _ observations: ProjectObservations?
  ) throws -> [TerminalText] {
    try pyramid.levels.map { try JSONLine.text(of: Layer($0)) }
      + (observations?.tests ?? []).map { try JSONLine.text(of: Observation($0)) }
      + pyramid.repetitions.map { try JSONLine.text(of: Repetition($0)) }
  }

  private struct Layer: Encodable {
    let event = "layer"
    let layer: TestLayer
    let count: Int
    let share: Double
    let recommendedShare: Double
    let observedCount: Int
    let virtualSeconds: Double
    let wallSeconds: Double

    init(_ level: TestPyramid.Level) {
      layer = level.layer
      count = level.count
      share = level.share
      recommendedShare = level.layer.recommendedShare
      observedCount = level.observedCount
      virtualSeconds = level.virtualSeconds
      wallSeconds = level.wallSeconds
    }
  }

  private struct Observation: Encodable {
    let event = "observation"
    let test: String
    let passed: Bool
    let virtualSeconds: Double
    let wallSeconds: Double
    let viewModels: [String]

    init(_ observation: TestObservation) {
      test = observation.test
      passed = observation.passed
      virtualSeconds = observation.virtualSeconds
      wallSeconds = observation.wallSeconds
      viewModels = observation.viewModels
    }
  }

  private struct Repetition: Encodable {
    let event = "repetition"
    let test: String
    let location: SourceLocation
    let viewModel: String
    let lowerTests: [String]
    let reachedCount: Int

    init(_ repetition: TestPyramid.Repetition) {
      test = repetition.test
      location = repetition.location
      viewModel = repetition.viewModel
      lowerTests = repetition.lowerTests
      reachedCount = repetition.reachedCount
    }
  }
}
