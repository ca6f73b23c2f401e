public import SimulatedUI

/// A button that buys a subscription, with what follows from that below it.
public struct SubscriptionStoreButton: View {
  private let option: SubscriptionStoreControlStyleConfiguration.Option
  /// Whether it names the subscription where nothing is said.
  private let isNamed: Bool
  @Environment(\.store) private var store

  /// Creates a button.
  public init(_ option: SubscriptionStoreControlStyleConfiguration.Option) {
    self.init(option, isNamed: false)
  }

  init(_ option: SubscriptionStoreControlStyleConfiguration.Option, isNamed: Bool) {
    self.option = option
    self.isNamed = isNamed
  }

  /// The button.
  public var body: some View {
    VStack {
      Button {
        option.subscribe()
      } label: {
        label
      }
      .buttonStyle(.borderedProminent)
      .disabled(option.isCurrent)
      Text(option.terms).font(.caption)
    }
  }

  @ViewBuilder private var label: some View {
    if store.buttonLabel.isSingleLine == true {
      Text(lines.joined(separator: " – "))
    } else {
      VStack {
        ForEach(lines, id: \.self) { Text($0) }
      }
    }
  }

  /// What the button says, part by part.
  private var lines: [String] {
    var parts = store.buttonLabel.parts
    if parts.isEmpty { parts = isNamed ? [.name, .price] : .action }
    var lines: [String] = []
    if parts.contains(.name) { lines.append(option.subscription.displayName) }
    if parts.contains(.action) { lines.append(option.action) }
    if parts.contains(.price) { lines.append(option.priceOfPeriod) }
    return lines
  }
}

extension SubscriptionStoreControlStyleConfiguration.Option {
  /// What the button does.
  var action: String {
    if isCurrent { return "Subscribed" }
    return activeOffer?.paymentMode == .freeTrial ? "Try It Free" : "Subscribe"
  }

  /// The price with what it is for.
  var priceOfPeriod: String {
    guard let period = subscription.subscription?.subscriptionPeriod else {
      return subscription.displayPrice
    }
    return "\(subscription.displayPrice)/\(period.phrase)"
  }

  /// What follows from buying it.
  var terms: String {
    let renewal = "Plan auto-renews for \(priceOfPeriod) until canceled."
    return activeOffer.map { "\($0.phrase), then \(priceOfPeriod). \(renewal)" } ?? renewal
  }
}

/// A button for each subscription.
struct SubscriptionButtons: View {
  let configuration: SubscriptionStoreControlStyleConfiguration

  var body: some View {
    VStack {
      ForEach(configuration.sections) { section in
        section.header
        ForEach(section.options) { SubscriptionStoreButton($0, isNamed: true) }
        section.footer
      }
    }
  }
}
