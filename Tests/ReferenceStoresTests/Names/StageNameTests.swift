import Foundation
import Testing

@testable import ReferenceStores

/// How stages and objects are called in a store.
struct StageNameTests {
  @Test(arguments: ["main", "feature/x", "../../etc", "a=b", "花子", ".hidden", "a b.json"])
  func aBranchsNameComesBackFromItsKey(text: String) throws {
    let stage = try #require(StageName(text))
    #expect(stage.key.split(separator: "/").count == 2 && !stage.key.contains(".."))
    #expect(StageName(key: stage.key) == stage)
  }

  @Test func otherKeysAreNoStages() {
    for key in ["stages/a", "main.json", "stages/=4.json", "stages/=ff.json", "stages/=6d.json"] {
      #expect(StageName(key: key) == nil, "\(key)")
    }
    #expect(StageName("") == nil && StageName(String(repeating: "a", count: 81)) == nil)
    #expect(StageName("a\u{1B}[31m") == nil)
  }

  @Test func onlyAHashNamesAnObject() {
    let name = ObjectName(of: .init("a".utf8))
    #expect(ObjectName(key: name.key) == name && ObjectName(name.text) == name)
    #expect(ObjectName(name.text.uppercased()) == nil && ObjectName("../../etc/passwd") == nil)
    #expect(ObjectName(key: "objects/ff/\(name.text)") == nil)
  }
}
