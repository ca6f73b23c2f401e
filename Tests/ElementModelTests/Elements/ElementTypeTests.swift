import ElementModel
import Testing

@Suite struct ElementTypeTests {
  @Test func numbersHaveNoGap() {
    #expect(ElementType.allCases.map(\.rawValue) == Array(0...82))
  }

  @Test func namesAreXcodes() {
    #expect(ElementType.secureTextField.name == "SecureTextField")
    #expect(ElementType.switch.name == "Switch")
  }

  @Test func queryNamesLeadBack() {
    for type in ElementType.allCases {
      guard let name = type.queryName else { continue }
      #expect(ElementType(queryName: name) == type)
    }
    #expect(ElementType.other.queryName == "otherElements")
    #expect(ElementType(queryName: "nonsense") == nil)
  }
}
