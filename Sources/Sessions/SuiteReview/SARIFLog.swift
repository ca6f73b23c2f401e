import ExplorerCore
import Foundation
import SourceModel

/// A review in SARIF 2.1.0.
struct SARIFLog: Encodable {
  struct Message: Encodable {
    var text: String
  }

  struct Rule: Encodable {
    struct Configuration: Encodable {
      var level = "warning"
      var enabled: Bool
    }

    var id: String
    var shortDescription: Message
    var help: Message
    var defaultConfiguration: Configuration
  }

  struct Driver: Encodable {
    var name = "pomelo"
    var rules: [Rule]
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Location: Encodable {
    struct Artifact: Encodable {
      var uri: String
    }

    struct Region: Encodable {
      var startLine: Int
    }

    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region
    }

    var physicalLocation: Physical
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level = "warning"
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]
  }

  struct Run: Encodable {
    var tool: Tool
    var results: [Result]
  }

  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  init(_ report: ReviewReport) {
    let rules = ReviewRule.allCases.map { rule in
      Rule(
        id: rule.rawValue, shortDescription: Message(text: rule.summary.english),
        help: Message(text: "The lesson \(rule.lesson) explains it."),
        defaultConfiguration: Rule.Configuration(enabled: rule.isOnByDefault))
    }
    let results = report.findings.map { finding in
      Result(
        ruleId: finding.rule.rawValue,
        ruleIndex: ReviewRule.allCases.firstIndex(of: finding.rule) ?? 0,
        message: Message(text: finding.text.english),
        locations: [
          Location(
            physicalLocation: Location.Physical(
              artifactLocation: Location.Artifact(uri: Self.uri(report.path(finding))),
              region: Location.Region(startLine: max(1, finding.location.line))))
        ],
        partialFingerprints: ["pomelo/v1": ReviewBaseline.Entry(finding).text])
    }
    runs = [Run(tool: Tool(driver: Driver(rules: rules)), results: results)]
  }

  /// A path as a reference: what is no plain character is written in its bytes.
  private static func uri(_ path: String) -> String {
    let plain = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
    let text = path.addingPercentEncoding(withAllowedCharacters: plain) ?? path
    return path.hasPrefix("/") ? "file://\(text)" : text
  }
}
