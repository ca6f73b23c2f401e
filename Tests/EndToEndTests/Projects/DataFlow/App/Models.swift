import Foundation

// Only Foundation: Apple's brings ObservableObject and @Published along.
final class Counter: ObservableObject {
  @Published var count = 0
  @Published private(set) var history: [Int] = []

  func increment() {
    count += 1
    history.append(count)
  }
}

final class Preferences: ObservableObject {
  func nameAgain() {
    UserDefaults.standard.set("renamed elsewhere", forKey: "nickname")
    UserDefaults.standard.set(URL(string: "https://example.com/path"), forKey: "homepage")
  }

  func forget() {
    UserDefaults.standard.removeObject(forKey: "nickname")
  }
}
