import SwiftUI

struct KeyboardScreen: View {
  @State private var text = ""
  @State private var height: CGFloat = 0
  @FocusState private var isFocused: Bool

  private let shown = NotificationCenter.default.publisher(
    for: UIResponder.keyboardWillShowNotification)
  private let hidden = NotificationCenter.default.publisher(
    for: UIResponder.keyboardWillHideNotification)

  var body: some View {
    VStack {
      TextField("Text", text: $text).focused($isFocused)
      Text(height > 0 ? "Keyboard is up" : "Keyboard is down")
      Button("Done") { isFocused = false }
    }
    .onReceive(shown) { notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      height = frame?.cgRectValue.height ?? 0
    }
    .onReceive(hidden) { _ in height = 0 }
  }
}
