import Foundation

/// Values as failure messages show them.
enum ValueText {
  /// A value in the words of Apple's systems, where rectangles and the like are short.
  static func describe<Value>(_ value: Value) -> String {
    switch value {
    case let point as CGPoint: "(\(point.x), \(point.y))"
    case let size as CGSize: "(\(size.width), \(size.height))"
    case let rect as CGRect:
      "(\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height))"
    default: "\(value)"
    }
  }
}
