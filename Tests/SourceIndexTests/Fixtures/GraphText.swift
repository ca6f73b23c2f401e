import SourceModel

extension NavigationGraph {
  /// The transitions, a line each: `Home.open() → Detail type`, with `✓` where a test takes it.
  var transitionLines: [String] {
    transitions.map { way in
      let evidence = way.evidence.map(\.rawValue).joined(separator: "+")
      return
        "\(way.isTaken ? "✓" : "○") \(way.from).\(way.method) \(way.isBack ? "↩" : "→") \(way.to)"
        + " \(evidence)"
    }
  }

  /// The undecided methods, a line each.
  var undecidedLines: [String] {
    undecided.map { landing in
      "\(landing.page).\(landing.method) \(landing.reason): "
        + landing.candidates.joined(separator: ", ")
        + (landing.found.isEmpty ? "" : " found \(landing.found.joined(separator: ", "))")
    }
  }
}
