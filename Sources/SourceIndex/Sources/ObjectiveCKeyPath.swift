import SwiftSyntax

/// The strings that `#keyPath` stands for.
enum ObjectiveCKeyPath {
  /// Properties of XCUITest's types whose names in Objective-C are others than in Swift.
  private static let renamed = [
    "isEnabled": "enabled", "isSelected": "selected", "isHittable": "hittable",
  ]

  /// The string for a path such as `XCUIElement.label`: the names of its properties in
  /// Objective-C.
  ///
  /// - Parameter path: Names joined by dots; what begins with a capital letter is a type.
  /// - Returns: The string; `nil` where the path does not begin with a type, or is something else.
  static func string(for path: ExprSyntax) -> String? {
    guard let names = names(of: path) else { return nil }
    let isType: (String) -> Bool = { $0.first?.isUppercase ?? false }
    let properties = names.drop(while: isType)
    guard properties.count < names.count, !properties.isEmpty, !properties.contains(where: isType)
    else { return nil }
    let isOfXCUITest = names[names.count - properties.count - 1].hasPrefix("XCUI")
    return properties.map { isOfXCUITest ? renamed[$0] ?? $0 : $0 }.joined(separator: ".")
  }

  private static func names(of path: ExprSyntax) -> [String]? {
    if let name = path.as(DeclReferenceExprSyntax.self) {
      return name.argumentNames == nil ? [name.baseName.text] : nil
    }
    guard let member = path.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.argumentNames == nil, let names = names(of: base)
    else { return nil }
    return names + [member.declName.baseName.text]
  }
}
