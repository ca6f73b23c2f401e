import Foundation

extension ElementChange {
  /// What of the difference is the same on other devices, where sizes are others: equal ones are the
  /// same change, however its numbers read.
  package var likeness: String {
    switch kind {
    case .added, .removed, .reordered, .text: text
    case .moved(let right, let down): "\(element) moved \(Self.points(right)),\(Self.points(down))"
    case .resized(let old, let new):
      "\(element) resized \(Self.points(Double(new.width - old.width))),"
        + Self.points(Double(new.height - old.height))
    case .look(let attribute, let old, let new):
      "\(element) \(attribute) \(Self.withoutPlaces(old)) \(Self.withoutPlaces(new))"
    }
  }

  /// Whole points, as halves and thirds of them depend on the device.
  private static func points(_ length: Double) -> String { "\(Int(length.rounded()))" }

  /// What is drawn, without how large and where.
  private static func withoutPlaces(_ look: String) -> String {
    look.replacing(/-?[0-9.]+×-?[0-9.]+( at -?[0-9.]+,-?[0-9.]+)?/, with: "")
  }
}
