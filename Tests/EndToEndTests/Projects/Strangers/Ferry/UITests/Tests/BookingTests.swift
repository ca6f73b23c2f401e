import XCTest

final class BookingTests: FerryUITestCase {
  func testBookingACabin() {
    let checkout = BookingUseCase(sailing: "a1", berth: "Cabin").run(sailings)
    XCTAssertEqual(checkout.total.label, "€120")
    XCTAssertEqual(checkout.pay().done.label, "Bon voyage, Ingrid!")
  }

  func testTermsAreNeeded() {
    let booking = sailings.choose("c3").enter(name: "Olga").addPassenger()
    XCTAssertFalse(booking.continueButton.isEnabled)
    XCTAssertTrue(booking.acceptTerms().continueButton.isEnabled)
    XCTAssertEqual(booking.bring(vehicle: "Bicycle").proceed().total.label, "€110")
  }

  func testSearchingAndHiding() {
    XCTAssertEqual(sailings.hide("d4").rows.count, 4)
    XCTAssertTrue(sailings.sailing("d4").waitForNonExistence(timeout: 3))
    XCTAssertEqual(sailings.search("du").rows.count, 1)
  }
}

final class ExpressTests: FerryUITestCase {
  func testExpressBooking() {
    let checkout = ExpressBookingUseCase(sailing: "b2").run(sailings)
    XCTAssertEqual(checkout.total.label, "€35")
  }
}

final class PaymentTests: FerryUITestCase {
  func testPayingForASeat() {
    let checkout = BookingUseCase(sailing: "e5").run(sailings).payQuickly()
    XCTAssertEqual(checkout.done.label, "Bon voyage, Ingrid!")
  }
}

final class ReceiptTests: FerryUITestCase {
  func testReceiptIsAnnounced() {
    let checkout = BookingUseCase(sailing: "c3", berth: "Suite").run(sailings).pay()
    sleep(3)
    XCTAssertTrue(checkout.receipt.exists)
    XCTAssertEqual(checkout.total.label, "€130")
  }
}
