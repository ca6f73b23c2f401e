import SwiftUI

struct Fruit: Identifiable, Hashable, Codable {
  var id: String { name }
  var name: String
}

struct Plain: View, Equatable {
  var body: some View { Text("plain") }
}

struct Weight: LayoutValueKey {
  static let defaultValue = 1
}

struct Places: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

struct Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

final class Store: ObservableObject {
  @Published var count = 0
}

struct WordKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  var word: String? {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}
