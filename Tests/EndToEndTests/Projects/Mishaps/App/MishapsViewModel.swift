import SwiftUI

@MainActor
final class MishapsViewModel: ObservableObject {
  /// Clears the screen, rings the bell, turns red and writes from right to left, if it is let.
  static let hostileText =
    "\u{1B}[2J\u{7}\u{1B}[31mred\u{1B}]0;title\u{7} \u{202E}left\u{200F}\r\n\t!"

  @Published var showsLateText = false

  func printAMegabyte() {
    for line in 0..<10_000 {
      print("\(line) " + String(repeating: "x", count: 100))
    }
  }

  func leave() {
    exit(3)
  }

  func trap() {
    fatalError("the view model gave up")
  }

  func showSomethingLate() async {
    try? await Task.sleep(for: .seconds(30))
    showsLateText = true
  }
}
