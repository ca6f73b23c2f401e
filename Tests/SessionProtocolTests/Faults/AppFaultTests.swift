import Testing

@testable import SessionProtocol

/// Faults as people write them.
struct AppFaultTests {
  @Test(arguments: [
    ("missing a.b", AppFault(.missing, on: "a.b")),
    ("label a.b \"Other one\"", AppFault(.label("Other one"), on: "a.b")),
    ("value a.b \"\"", AppFault(.value(""), on: "a.b")),
    ("identifier \"a b\" \"c\\\"d\\\\\"", AppFault(.identifier("c\"d\\"), on: "a b")),
    ("disabled ログイン", AppFault(.disabled, on: "ログイン")),
    ("dead-tap a", AppFault(.deadTap, on: "a")), ("late a 3", AppFault(.late(3), on: "a")),
    ("late a 0.5", AppFault(.late(0.5), on: "a")), ("twice a", AppFault(.twice, on: "a")),
    ("wrong-screen a", AppFault(.wrongScreen, on: "a")),
  ])
  func whatIsReadIsWrittenTheSame(text: String, fault: AppFault) {
    #expect(AppFault(text) == fault)
    #expect(fault.text == text)
  }

  @Test(arguments: [
    "", "missing", "missing a b", "label a", "late a", "late a soon", "late a -1", "late a 1e9",
    "broken a", "missing \"\"",
  ])
  func whatMeansNothingIsRefused(text: String) { #expect(AppFault(text) == nil) }
}
