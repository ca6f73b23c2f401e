public import SimulatedUI

/// As the place suggests: a list of which one is chosen, or a button where there is no choice.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The controls as the system draws them.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.options.count == 1 {
      SubscriptionButtons(configuration: configuration)
    } else {
      SystemSubscriptionPicker(configuration: configuration)
    }
  }
}

/// A list of which one is chosen.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The controls as the system draws them.
  public func makeBody(configuration: Configuration) -> some View {
    SystemSubscriptionPicker(configuration: configuration)
  }
}

/// A list of which one is chosen, and stands out.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The controls as the system draws them.
  public func makeBody(configuration: Configuration) -> some View {
    SystemSubscriptionPicker(configuration: configuration)
  }
}

/// A list beside each other of which one is chosen.
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The controls as the system draws them.
  public func makeBody(configuration: Configuration) -> some View {
    SystemSubscriptionPicker(configuration: configuration)
  }
}

/// Pages of which one is chosen.
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The controls as the system draws them.
  public func makeBody(configuration: Configuration) -> some View {
    SystemSubscriptionPicker(configuration: configuration)
  }
}

/// Pages of which one is chosen, and stands out.
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The controls as the system draws them.
  public func makeBody(configuration: Configuration) -> some View {
    SystemSubscriptionPicker(configuration: configuration)
  }
}

/// A button for each.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The controls as the system draws them.
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionButtons(configuration: configuration)
  }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// As the place suggests.
  nonisolated public static var automatic: Self { .init() }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  /// A list of which one is chosen.
  nonisolated public static var picker: Self { .init() }
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  /// A list of which one is chosen, and stands out.
  nonisolated public static var prominentPicker: Self { .init() }
}

extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  /// A list beside each other of which one is chosen.
  nonisolated public static var compactPicker: Self { .init() }
}

extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
  /// Pages of which one is chosen.
  nonisolated public static var pagedPicker: Self { .init() }
}

extension SubscriptionStoreControlStyle
where Self == PagedProminentPickerSubscriptionStoreControlStyle {
  /// Pages of which one is chosen, and stands out.
  nonisolated public static var pagedProminentPicker: Self { .init() }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// A button for each.
  nonisolated public static var buttons: Self { .init() }
}
