import Foundation
import Testing

@testable import StoreKit

struct SubscriptionPeriodTests {
  @Test(arguments: [
    ("P1M", Product.SubscriptionPeriod.monthly), ("P1Y", .yearly), ("P1W", .weekly),
    ("P7D", .weekly), ("P14D", .everyTwoWeeks), ("P3D", .everyThreeDays), ("P6M", .everySixMonths),
  ])
  func periodsAreRead(text: String, period: Product.SubscriptionPeriod) {
    #expect(Product.SubscriptionPeriod(iso: text) == period)
  }

  @Test(arguments: ["", "P", "M1", "P0M", "P1X", "PxM"])
  func othersAreNone(text: String) { #expect(Product.SubscriptionPeriod(iso: text) == nil) }

  @Test func periodsAreWrittenInWords() {
    var style = Product.SubscriptionPeriod.RangeFormatStyle()
    #expect(Product.SubscriptionPeriod.monthly.formatted(style) == "one month")
    #expect(Product.SubscriptionPeriod.everyTwoWeeks.formatted(style) == "two weeks")
    style.style = .wide
    #expect(Product.SubscriptionPeriod.everySixMonths.formatted(style) == "6 months")
    style.style = .abbreviated
    #expect(Product.SubscriptionPeriod.yearly.formatted(style) == "1 yr")
  }

  @Test func pricesAreWrittenAsInTheCountry() {
    let style = StorefrontCountry("JPN").prices(in: "ja_JP")

    #expect(Decimal(1200).formatted(style) == "¥1,200")
    #expect(StorefrontCountry("GBR").currency == "GBP")
    #expect(StorefrontCountry("XXX").region == "US")
  }
}
