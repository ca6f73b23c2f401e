import Foundation
import Testing

@testable import SourceIndex

/// Sources as a compiler for an iOS simulator would read them.
struct SourceAdaptationTests {
  private func adapt(_ text: String) -> String? {
    SourceAdaptation.text(of: SourceFile(path: "/A.swift", text: text))
  }

  @Test(arguments: [
    ("#if os(iOS)\n#endif", "#if true   \n#endif"),
    ("#if os(Linux)\n#endif", "#if false    \n#endif"),
    ("#if !os( macOS ) || os(tvOS)\n#endif", "#if !false       || false   \n#endif"),
    (
      "#if DEBUG\n#elseif targetEnvironment(simulator) && canImport(UIKit)\n#endif",
      "#if DEBUG\n#elseif true                         && canImport(UIKit)\n#endif"
    ),
    ("#if A\n  #if (os(iOS))\n  #endif\n#endif", "#if A\n  #if (true   )\n  #endif\n#endif"),
  ])
  func platformConditionsAreDecidedAsForASimulator(text: String, expected: String) {
    #expect(adapt(text) == expected)
  }

  @Test(arguments: [
    (
      "class A { @NSManaged public var a: String? // so\n}",
      "class A {            public var a: String? "
        + "{ get { _managed(\"a\") } set { _setManaged(\"a\", newValue) } } // so\n}"
    ),
    (
      "class A { @NSManaged func addToB(_ value: B) }",
      "class A {            func addToB(_ value: B) { _managedCall(\"addToB\", [value]) } }"
    ),
  ])
  func managedMembersAskTheirObject(text: String, expected: String) {
    #expect(adapt(text) == expected)
  }

  @Test(arguments: [
    ("import CoreImage.CIFilterBuiltins", "import CoreImage                 "),
    ("@testable import UIKit.UIImage", "@testable import UIKit        "),
    ("import os.log", "import os    "),
  ])
  func partsOfModulesAreTheWhole(text: String, expected: String) {
    #expect(adapt(text) == expected)
  }

  @Test(arguments: ["import Darwin.C", "import struct UIKit.CGRect", "import Mine.Part"])
  func otherPathsOfImportsStay(text: String) {
    #expect(adapt(text) == nil)
  }

  @Test(arguments: [
    ("class A { @objc func a() {} }", "class A {       func a() {} }"),
    ("@objcMembers class A {}", "             class A {}"),
    ("class A { @objc(é:\n b:) func a() {} }", "class A {          \n     func a() {} }"),
    ("@objc @MainActor class A {}", "      @MainActor class A {}"),
  ])
  func attributesForObjectiveCBecomeSpaces(text: String, expected: String) {
    #expect(adapt(text) == expected)
  }

  @Test(arguments: [
    ("@objc protocol P { func a() }", "      protocol P: AnyObject { func a() }"),
    ("@objc(P) protocol P: Q {}", "         protocol P: Q {}"),
    (
      "#if os(iOS)\n@objc protocol P\n{}\n#endif",
      "#if true   \n      protocol P: AnyObject\n{}\n#endif"
    ),
  ])
  func protocolsForObjectiveCStayProtocolsForClasses(text: String, expected: String) {
    #expect(adapt(text) == expected)
  }

  @Test(arguments: [
    ("import os.log", "import os    "), ("import os.signpost; f()", "import os         ; f()"),
    ("let a = #keyPath(XCUIElement.label)", "let a = \"label\"                    "),
    ("f(#keyPath(XCUIElement.isEnabled), 1)", "f(\"enabled\"                      , 1)"),
    ("f(#keyPath(Model.isEnabled))", "f(\"isEnabled\"              )"),
    ("f(#keyPath(M.Person.home.city))", "f(\"home.city\"                 )"),
  ])
  func keyPathsThatBeginWithATypeBecomeStrings(text: String, expected: String) {
    #expect(adapt(text) == expected)
  }

  @Test func puttingTheKeyboardAwayIsASelectorByName() {
    let text = "import UIKit\nf(#selector(UIResponder.resignFirstResponder), to: nil)"
    #expect(
      adapt(text)
        == "import UIKit\nf(Selector(\"resignFirstResponder\")           , to: nil)")
    #expect(adapt("f(#selector(Model.tick), to: nil)") == nil)
  }

  @Test(arguments: [
    ("f(#selector(Model.tick))", #"f(Selector("tick", Model.tick))"#),
    (
      "class A { let a = #selector(tapped(_:)) }",
      #"class A { let a = Selector("tapped:", A.tapped(_:)) }"#
    ),
    (
      "extension B.C { func f() { g(#selector(self.move(to:by:))) } }",
      #"extension B.C { func f() { g(Selector("moveWithTo:by:", B.C.move(to:by:))) } }"#
    ),
    ("let a = #selector(getter: Model.name)", #"let a = Selector("name")             "#),
  ])
  func aSelectorKeepsTheMethod(text: String, expected: String) {
    #expect(adapt("import UIKit\n" + text) == "import UIKit\n" + expected)
  }

  @Test func whatStoryboardsConnectGetsATableAtTheEnd() throws {
    let text = """
      class A: UIViewController {
        @IBOutlet private weak var b: UILabel!
        @IBAction func c(_ sender: UIButton) {}
      } // end
      """
    let adapted = try #require(adapt(text))
    let lines = adapted.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    #expect(lines[1] == "            private weak var b: UILabel!")
    #expect(lines[2] == "            func c(_ sender: UIButton) {}")
    #expect(lines[3].hasPrefix("}; extension A { final class _PomeloOutlets: _OutletTable {"))
    #expect(lines[3].contains(#"case "b": _assign(&it.b, value)"#))
    #expect(lines[3].contains(#"case "c:": _call(sender) { it.c($0) }"#))
    #expect(lines[3].hasSuffix(" // end"))
  }

  @Test func theHostStartsAnAppInThePlaceOfItsMainFile() {
    let text = "import UIKit\nUIApplicationMain(0, nil, nil, NSStringFromClass(A.self))\n"
    let file = SourceFile(path: "/App/main.swift", text: text)
    let adapted = SourceAdaptation.text(of: file)
    #expect(adapted?.trimmingCharacters(in: .whitespacesAndNewlines) == "import UIKit")
    #expect(adapt("@UIApplicationMain class A {}") == "                   class A {}")
  }

  @Test func whatThereIsOfTheObjectiveCRuntimeComesWithFoundation() {
    #expect(adapt("import ObjectiveC") == "import Foundation")
    #expect(adapt("import ObjectiveC.runtime") == "import Foundation        ")
  }

  @Test func aPartOfDarwinIsImportedFromTheWhole() {
    #expect(adapt("import func unistd.usleep") == "import func Darwin.usleep")
  }

  @Test func aSelectorOfATestHoldsItsMethod() {
    let text = "import XCTest\nclass A { func b() { c(#selector(b)) } }"
    #expect(adapt(text)?.contains("c(Selector(\"b\", A.b))") == true)
  }

  @Test func theProcessesFactsAreThoseOfTheProcess() {
    #expect(adapt("let a = ProcessInfo().arguments") == "let a = ProcessInfo.processInfo.arguments")
    #expect(adapt("let a = ProcessInfo(b)") == nil)
  }

  @Test(arguments: [
    ("if #available(iOS 16.4, *) {}", "if _isSystem(16, 4)        {}"),
    ("if #available(iOS 17.4, *) {}", "if #available(iOS17), _isSystem(17, 4) {}"),
    (
      "guard #available(macOS 14, iOS 26, *), a else {}",
      "guard #available(iOS17), #available(iOS18), #available(iOS26), _isSystem(26, 0), a else {}"
    ),
    ("while #unavailable(iOS 18) {}", "while !_isSystem(18, 0)    {}"),
    (
      "var a: some View { if #available(iOS 17, *) { b() } else { c() } }",
      "var a: some View { if #available(iOS17), _isSystem(17, 0) { b() } else { c() } }"
    ),
    (
      "var a: some View { b { if #available(iOS 16, *) { return 1 }; return 2 } }",
      "var a: some View { b { if _isSystem(16, 0)      { return 1 }; return 2 } }"
    ),
  ])
  func conditionsOfAvailabilityAskTheDevice(text: String, expected: String) {
    #expect(adapt(text) == expected)
  }

  @Test(arguments: [
    ("@available(iOS 17, *) struct A {}", "@available(iOS 17, *) @available(iOS17) struct A {}"),
    (
      "@available(macOS 15, iOS 18.2, *)\nfunc a()",
      "@available(macOS 15, iOS 18.2, *) @available(iOS17) @available(iOS18)\nfunc a()"
    ),
    (
      "@available(iOS, introduced: 17.0, deprecated: 26)  var a: Int { 3 }",
      "@available(iOS, introduced: 17.0, deprecated: 26) @available(iOS17)  var a: Int { 3 }"
    ),
    ("@available(iOS 16, *) @objc class A {}", "@available(iOS 16, *)       class A {}"),
  ])
  func attributesOfAvailabilityNameTheirDomains(text: String, expected: String) {
    #expect(adapt(text) == expected)
  }

  @Test(arguments: [
    "@available(iOS 15, *) struct A {}", "@available(macOS 26, *) struct A {}",
    "@available(*, deprecated) struct A {}", "@available(iOS, deprecated: 18) struct A {}",
    "@available(*, unavailable, message: \"iOS 18\") struct A {}",
    "@available(swift 6) struct A {}",
  ])
  func otherAttributesOfAvailabilityStay(text: String) {
    #expect(adapt(text) == nil)
  }

  @Test(arguments: [
    ("if #available(iOS 18, *) {}", false), ("if #unavailable(iOS 16) {}", false),
    ("if #unavailable(iOS 17) {}", true), ("if #unavailable(macOS 17) {}", false),
    ("func a() -> some View { if #available(iOS 18, *) { return b() }; return c() }", true),
    ("func a() -> some View { if #available(iOS 16, *) { return b() }; return c() }", false),
    ("let a = \"#unavailable(iOS 18)\"", false),
  ])
  func conditionsThatHideTheVersionAreFound(text: String, isFound: Bool) {
    #expect(
      SourceAdaptation.hidesVersions(SourceFile(path: "/a.swift", text: text)) == isFound)
  }

  @Test func versionsAreSaidAsXcodeSaysThem() {
    #expect(
      SourceAdaptation.spellingVersions(in: "'a' is only available in iOS18 [#x] iOS18")
        == "'a' is only available in iOS 18.0 or newer [#x] iOS18")
  }

  @Test func availabilityThatDecidesAResultTypeStays() {
    #expect(
      adapt("func a() -> some View { if #available(iOS 18, *) { return b() }; return c() }") == nil)
  }

  @Test func conditionsAskOthersBySubscripts() {
    #expect(
      adapt("let a = #Predicate<T> { b.evaluate($0) && c\n  .evaluate( ($0) ) }; d.evaluate(e)")
        == "let a = #Predicate<T> { b[         $0] && c[\n             ($0) ] }; d.evaluate(e)")
    #expect(adapt("let a = #Predicate<T> { $0.b }; d.evaluate(e)") == nil)
  }

  @Test(arguments: [
    "", "#if DEBUG\n#endif", "#if canImport(UIKit)\n#endif", "os(iOS)", "// #if os(iOS)",
    "\"\"\"\n#if os(iOS)\n@objc\n\"\"\"", "let a = #keyPath(label)", "@objcSomething class A {}",
    "if #available(macOS 14, *) {}", "let a = #selector(A.b)",
  ])
  func otherSourcesAreCompiledAsTheyAre(text: String) {
    #expect(adapt(text) == nil)
  }

  @Test func everyLineKeepsItsPlace() throws {
    let text = "#if os(iOS)\r\n  @objc(a)\r\n  class 店: X {}\r\n#endif\r\n"
    let adapted = try #require(adapt(text))
    #expect(adapted.utf8.count == text.utf8.count)
    #expect(adapted.hasSuffix("class 店: X {}\r\n#endif\r\n"))
    #expect(adapted.utf8.filter { $0 == 0x0A }.count == 4)
  }
}
