import Foundation
import TestSupport
import Testing

@testable import Workspace

/// What an app reads of itself.
struct InformationFileTests {
  private func values(_ information: [String: Any]) throws -> [String: String] {
    var project = try SampleProject().open()
    project.name = "Sample"
    project.bundleIdentifier = "com.example.Sample"
    project.information = try PropertyListSerialization.data(
      fromPropertyList: information, format: .xml, options: 0)
    let read = try PropertyListSerialization.propertyList(
      from: InformationFile(project).data, format: nil)
    return (read as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
  }

  @Test func whatIsWrittenStaysAndWhatXcodeAddsIsThere() throws {
    let values = try values([
      "CFBundleShortVersionString": "2.3", "APIHost": "https://example.com",
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
    ])
    #expect(values["CFBundleShortVersionString"] == "2.3")
    #expect(values["APIHost"] == "https://example.com")
    #expect(values["CFBundleIdentifier"] == "com.example.Sample")
    #expect(values["CFBundleName"] == "Sample")
    #expect(values["CFBundleVersion"] == "1")
  }
}
