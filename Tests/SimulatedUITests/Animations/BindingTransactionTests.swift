import SwiftUI
import Testing

@MainActor struct BindingTransactionTests {
  private final class Log {
    var animations: [Animation?] = []
    var stills: [Bool] = []
  }

  @Test func aSetterIsToldHowTheChangeIsMade() {
    let log = Log()
    let binding = Binding<Int>(
      get: { 0 },
      set: { _, transaction in
        log.animations.append(transaction.animation)
        log.stills.append(transaction.disablesAnimations)
      })
    binding.wrappedValue = 1
    binding.animation(.linear).wrappedValue = 2
    withAnimation(.easeIn) { binding.wrappedValue = 3 }
    var still = Transaction()
    still.disablesAnimations = true
    binding.transaction(still).wrappedValue = 4
    binding.wrappedValue = 5
    #expect(log.animations == [nil, .linear, .easeIn, nil, nil])
    #expect(log.stills == [false, false, false, true, false])
  }
}
