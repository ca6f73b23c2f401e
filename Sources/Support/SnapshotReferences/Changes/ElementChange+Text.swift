import Foundation

extension ElementChange {
  /// The difference in a few words, such as `Button 'Sign in' moved 4 pt down`.
  package var text: String {
    switch kind {
    case .added: "\(element) is new"
    case .removed: "\(element) is gone"
    case .reordered: "\(element) stands in another order"
    case .moved(let right, let down): "\(element) moved \(Self.way(right, down))"
    case .resized(let old, let new): "\(element) \(Self.size(old)) → \(Self.size(new))"
    case .text(let attribute, let old, let new): "\(element) \(attribute) '\(old)' → '\(new)'"
    case .look(let attribute, let old, let new): "\(element) \(attribute) \(old) → \(new)"
    }
  }

  private static func way(_ right: Double, _ down: Double) -> String {
    var parts: [String] = []
    if right != 0 { parts.append("\(abs(right).short) pt \(right > 0 ? "right" : "left")") }
    if down != 0 { parts.append("\(abs(down).short) pt \(down > 0 ? "down" : "up")") }
    return parts.joined(separator: " and ")
  }

  private static func size(_ size: CGSize) -> String {
    "\(Double(size.width).short)×\(Double(size.height).short)"
  }
}
