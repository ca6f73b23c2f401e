import SwiftUI

struct ToastModifier: ViewModifier {
  @Binding var message: String?
  @State private var workItem: DispatchWorkItem?

  func body(content: Content) -> some View {
    content
      .overlay(
        VStack {
          Spacer()
          if let message = message {
            Text(message)
              .font(.footnote)
              .bold()
              .foregroundColor(.white)
              .padding(.horizontal, 20)
              .padding(.vertical, 12)
              .background(Capsule().fill(Color.black.opacity(0.8)))
              .padding(.bottom, 64)
              .transition(.move(edge: .bottom).combined(with: .opacity))
              .onTapGesture { dismiss() }
              .accessibility(identifier: "toast")
          }
        }
        .animation(.easeInOut, value: message)
      )
      .onChange(of: message) { value in
        guard value != nil else { return }
        workItem?.cancel()
        let task = DispatchWorkItem { dismiss() }
        workItem = task
        DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: task)
      }
  }

  private func dismiss() {
    withAnimation {
      message = nil
    }
    workItem?.cancel()
    workItem = nil
  }
}

extension View {
  func toast(message: Binding<String?>) -> some View {
    modifier(ToastModifier(message: message))
  }
}
