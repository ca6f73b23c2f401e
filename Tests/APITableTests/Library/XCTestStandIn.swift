import Foundation

/// A module `XCTest` that has what Apple's list says and nothing else, to compile against: nothing
/// in it does anything.
struct XCTestStandIn {
  /// What the list does not say of a type: how it is declared, and what it inherits.
  private static let heads: KeyValuePairs = [
    "XCUIElementAttributes": "@MainActor public protocol XCUIElementAttributes",
    "XCUIElementTypeQueryProvider": "@MainActor public protocol XCUIElementTypeQueryProvider",
    "XCUIElement":
      "@MainActor open class XCUIElement: NSObject, XCUIElementAttributes, "
      + "XCUIElementTypeQueryProvider",
    "XCUIApplication": "@MainActor open class XCUIApplication: XCUIElement",
    "XCUIElementQuery":
      "@MainActor open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider",
    "XCUIElement.ElementType": "public enum ElementType: UInt",
    "XCUIApplication.State": "public enum State: UInt",
    "XCTestExpectation": "open class XCTestExpectation: NSObject",
    "XCTNSPredicateExpectation": "open class XCTNSPredicateExpectation: XCTestExpectation",
    "XCTWaiter": "open class XCTWaiter: NSObject",
    "XCTWaiter.Result": "public enum Result: Int",
    "XCTContext": "open class XCTContext: NSObject",
    "XCTActivity": "public protocol XCTActivity: NSObjectProtocol",
  ]

  /// Properties that can be set; the list does not say which.
  private static let settable: Set = ["expectationDescription", "launchArguments"]

  /// The source of the module.
  let source: String
  private let members: [AppleMember]

  /// Makes the module.
  ///
  /// - Parameter apple: Apple's list.
  init(apple: [AppleMember]) {
    members = apple.filter(Self.isExpressible)
    var lines = ["@_exported import Foundation"]
    for (type, head) in Self.heads {
      let body = members.filter { $0.owner == type }.map {
        Self.member($0, in: head)
      }
      let parts = type.split(separator: ".")
      let text = "\(head) {\n\(body.joined(separator: "\n"))\n\(Self.extras[type] ?? "")\n}"
      lines.append(parts.count == 1 ? text : "extension \(parts[0]) {\n\(text)\n}")
      if head.contains("protocol") { lines.append(Self.defaults(of: type, members)) }
    }
    lines += members.filter { $0.owner == "global" && $0.declaration.hasPrefix("func XCTFail") }.map
    {
      "public \($0.declaration) { fatalError() }"
    }
    source = lines.joined(separator: "\n")
  }

  /// Whether a member names types of the module only.
  private static func isExpressible(_ member: AppleMember) -> Bool {
    let known = Set(heads.map(\.key))
    let words = member.declaration.split { !$0.isLetter && !$0.isNumber && $0 != "." }
    return words.allSatisfy { word in
      let isApple = ["XC", "UI", "CGVector"].contains(where: word.hasPrefix)
      return !isApple || known.contains(String(word)) || word == "XCTFail"
    }
  }

  /// What a type needs that the list leaves to the language or to other types.
  private static let extras = [
    "XCTNSPredicateExpectation": "public typealias Handler = () -> Bool"
  ]

  /// A member's declaration, with a body where one is needed.
  private static func member(_ member: AppleMember, in head: String) -> String {
    let declaration = member.declaration
    if declaration.hasPrefix("case ") { return declaration }
    let isRequirement = head.contains("protocol")
    guard declaration.hasPrefix("var ") || declaration.hasPrefix("class var ") else {
      if isRequirement { return declaration }
      let access = declaration.hasPrefix("init") ? "public" : "open"
      // The only initialiser that `NSObject` has too.
      let isOverride = declaration == "init()"
      return "\(access)\(isOverride ? " override" : "") \(declaration) { fatalError() }"
    }
    if isRequirement { return "\(declaration) { get }" }
    let isOverride = declaration.hasPrefix("var debugDescription")
    let isSettable = settable.contains(member.name.base)
    let isolation = isOverride ? "nonisolated override " : ""
    return "open \(isolation)\(declaration) { get { fatalError() } "
      + (isSettable ? "set {} }" : "}")
  }

  /// What types that conform to a protocol get, as Apple's do in Objective-C.
  private static func defaults(of type: String, _ members: [AppleMember]) -> String {
    let properties = members.filter { $0.owner == type && $0.declaration.hasPrefix("var ") }
    guard type.hasPrefix("XCUI") else { return "" }
    return "extension \(type) {\n"
      + properties.map { "public \($0.declaration) { fatalError() }" }.joined(separator: "\n")
      + "\n}"
  }
}
