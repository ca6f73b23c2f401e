import XCTest

/// Books a sailing up to the page where it is paid.
struct BookingUseCase {
  let sailing: String
  var name = "Ingrid"
  var berth = "Seat"

  func run(_ screen: SailingsScreen) -> CheckoutScreen {
    screen
      .choose(sailing)
      .enter(name: name)
      .choose(berth: berth)
      .acceptTerms()
      .proceed()
  }
}

/// The shortest way to the checkout.
struct ExpressBookingUseCase {
  let sailing: String

  func run(_ screen: SailingsScreen) -> CheckoutScreen {
    screen
      .choose(sailing)
      .enter(name: "Lars")
      .proceed()
  }
}
