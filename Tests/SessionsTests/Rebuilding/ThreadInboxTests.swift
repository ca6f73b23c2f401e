import Testing

@testable import Sessions

/// What threads have to tell, until it is taken.
struct ThreadInboxTests {
  @Test func whatWasNotTakenIsThere() {
    let inbox = ThreadInbox<Int>()
    inbox.wake()
    #expect(!inbox.hasItems, "somebody is to look again, though there is nothing")
    inbox.put(1)
    inbox.put(2)
    #expect(inbox.hasItems)
    #expect(inbox.take() == [1, 2])
    #expect(!inbox.hasItems)
  }
}
