import XCTest

final class MessageArchiveTests: ClinicTestCase {
  func testArchiveKeepsInvoices() {
    let messages = launch().openMessages().waitForMessage("Lab results")
    messages.openArchive().waitForMessage("Invoice 2023-118")

    XCTAssertFalse(messages.message("Lab results").exists)
  }
}
