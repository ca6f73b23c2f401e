import Testing

@testable import SourceIndex

/// Imports of a file.
struct SourceImportTests {
  private func imports(_ text: String) -> [SourceImport] {
    SourceFile(path: "A.swift", text: text).imports
  }

  @Test(arguments: [
    "import PageObjects", "  import\tPageObjects", "public import PageObjects",
    "@preconcurrency import PageObjects", "import struct PageObjects.BaseView",
    "import PageObjects.Parts // why",
  ])
  func anImportIsReadWhateverStandsBeforeAndBehindTheModule(line: String) {
    #expect(imports(line).map(\.module) == ["PageObjects"])
    #expect(imports(line).map(\.isTestable) == [false])
  }

  @Test func whatIsReachedIntoIsTold() {
    let found = imports("import XCTest\n@testable import Stores\r\nfinal class A {}")
    #expect(found.map(\.module) == ["XCTest", "Stores"])
    #expect(found.map(\.isTestable) == [false, true])
  }

  @Test(arguments: [
    "// import PageObjects", "let import1 = 1", "important()", "x.import PageObjects", "",
  ])
  func whatOnlyMentionsAnImportIsNone(line: String) {
    #expect(imports(line).isEmpty)
  }

  @Test func importsOfOtherPlatformsAreLeftOutAndThoseOfConditionsAreNot() {
    let text = """
      import SwiftUI
      #if os(watchOS)
      import WatchKit
      #elseif !os(macOS) && targetEnvironment(simulator)
      import UIKit
      #if os(tvOS) || os(visionOS)
      import TVUIKit
      #endif
      #else
      import AppKit
      #endif
      #if PRO
      import Payments
      #elseif canImport(Lottie) && os(macOS)
      import Lottie
      #else
      import Adverts
      #endif
      """
    let file = SourceFile(path: "A.swift", text: text)
    let found = file.importLinesOfPlatform(of: file.imports.map(\.module))
    #expect(found.map(\.module) == ["SwiftUI", "UIKit", "Payments", "Adverts"])
    #expect(found.map(\.line) == [1, 5, 13, 17])
    let some = file.importLinesOfPlatform(of: ["UIKit", "WatchKit"])
    #expect(some.map(\.module) == ["UIKit"] && some.map(\.line) == [5])
  }
}
