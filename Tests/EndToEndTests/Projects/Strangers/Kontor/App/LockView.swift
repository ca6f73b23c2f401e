import SwiftUI

struct LockView: View {
  @Environment(Session.self) private var session
  @State private var passcode = ""
  @State private var isWrong = false

  var body: some View {
    VStack(spacing: 20) {
      Text("lock.title").font(.largeTitle).accessibilityIdentifier("lock.title")
      SecureField("lock.passcode", text: $passcode)
        .keyboardType(.numberPad)
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("lock.passcode")
      if isWrong {
        Text("lock.wrong").foregroundStyle(.red).accessibilityIdentifier("lock.wrong")
      }
      Button("lock.unlock") {
        isWrong = !session.unlock(passcode: passcode)
      }
      .accessibilityIdentifier("lock.unlock")
      if session.hasFaceID {
        Button("lock.faceid") { Task { await session.unlockWithFaceID() } }
          .accessibilityIdentifier("lock.faceid")
      }
    }
    .padding()
  }
}
