import XCTest

final class DeliveryTests: HuddleTestCase {
  func testMessageIsDelivered() {
    let chat = chats.open("mia").send("Friday works")
    chat.status.waitFor(label: "Sent", timeout: 2)
    chat.status.waitFor(label: "Delivered", timeout: 2)
  }
}
