import Foundation

struct Errand: Hashable {
  var title: String
  var place: String
  var isDone = false

  static let samples =
    [Errand(title: "Buy bread", place: "Bakery"), Errand(title: "Post letters", place: "Post office")]
    + (1...60).map { Errand(title: "Errand \($0)", place: "Town") }
}
