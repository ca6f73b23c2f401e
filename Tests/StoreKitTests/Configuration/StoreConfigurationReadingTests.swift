import Foundation
import Testing

@testable import StoreKit

struct StoreConfigurationReadingTests {
  @Test func allThatAFileSaysIsRead() throws {
    let configuration = StoreConfiguration([
      "products": [
        [
          "productID": "coin", "type": "Consumable", "displayPrice": "0.99",
          "referenceName": "Coin", "familyShareable": true,
          "localizations": [
            ["locale": "en_US", "displayName": "Coin", "description": "One coin"],
            ["locale": "de", "displayName": "Münze", "description": ""],
          ],
        ]
      ],
      "nonRenewingSubscriptions": [
        ["productID": "season", "type": "NonRenewingSubscription", "displayPrice": 20]
      ],
      "subscriptionGroups": [
        [
          "id": "1", "name": "Plans",
          "subscriptions": [
            [
              "productID": "month", "type": "RecurringSubscription", "displayPrice": "2.5",
              "groupNumber": 2, "recurringSubscriptionPeriod": "P1M",
              "introductoryOffer": [
                "paymentMode": "free", "subscriptionPeriod": "P3D", "numberOfPeriods": 1,
              ],
              "adHocOffers": [
                [
                  "offerID": "stay", "paymentMode": "payUpFront", "displayPrice": "1.5",
                  "subscriptionPeriod": "P2M", "numberOfPeriods": 1,
                ]
              ],
            ]
          ],
        ]
      ],
      "settings": [
        "_timeRate": 15, "_storefront": "DEU", "_locale": "de_DE", "_askToBuyEnabled": true,
        "_storeKitErrors": [["name": "Load Products", "enabled": true]],
      ],
    ])

    #expect(configuration.items.map(\.id) == ["coin", "season", "month"])
    #expect(configuration.items.map(\.type) == [.consumable, .nonRenewable, .autoRenewable])
    #expect(configuration.items.map(\.price) == [Decimal(string: "0.99"), 20, 2.5])
    let terms = try #require(configuration.item("month")?.subscription)
    #expect(terms.groupID == "1")
    #expect(terms.period == .monthly)
    #expect(terms.introductory?.mode == .freeTrial)
    #expect(terms.introductory?.period == .everyThreeDays)
    #expect(terms.promotional.map(\.id) == ["stay"])
    #expect(terms.promotional.first?.period == .everyTwoMonths)
    #expect(configuration.settings.timeRate == .monthlyEveryThirtySeconds)
    #expect(configuration.settings.asksToBuy)
    #expect(configuration.settings.failures == [.loadProducts: .generic(.unknown)])
    let coin = Product(configuration.items[0], in: configuration, configuration.settings)
    #expect(coin.displayName == "Münze")
    #expect(coin.displayPrice == "0,99\u{a0}€")
    #expect(coin.isFamilyShareable)
  }

  @Test func whatIsNotUnderstoodIsLeftOut() {
    let configuration = StoreConfiguration([
      "products": [["displayPrice": "1"], ["productID": "a", "type": "Other"]],
      "subscriptionGroups": [["name": "no identifier"]], "settings": ["_timeRate": 77],
    ])

    #expect(configuration.items.map(\.id) == ["a"])
    #expect(configuration.items.first?.type == .consumable)
    #expect(configuration.groups.isEmpty)
    #expect(configuration.settings.timeRate == .realTime)
  }

  @Test func aFileThatIsNoneIsNamed() {
    let error = #expect(throws: StoreConfiguration.ReadingError.self) {
      try StoreConfiguration(path: "/nowhere/a.storekit")
    }
    #expect(
      error?.localizedDescription
        == "The StoreKit configuration /nowhere/a.storekit cannot be read: it is not there.")
  }
}
