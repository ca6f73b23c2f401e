public import SimulatedUI

/// Where widgets are.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// On the home screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// On the lock screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// On a phone that lies and charges.
  public static let standBy = WidgetLocation(name: "standBy")
  /// On a Mac that shows those of a phone.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// In a car.
  public static let carPlay = WidgetLocation(name: "carPlay")
}

extension WidgetConfiguration {
  /// Sets what persons call it, who look for a widget.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }

  /// Sets what persons call it, who look for a widget.
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration { self }

  /// Sets what persons call it, who look for a widget.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration { self }

  /// Sets what persons call it, who look for a widget.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration { self }

  /// Sets what is said of it.
  public func description(_ description: Text) -> some WidgetConfiguration { self }

  /// Sets what is said of it.
  public func description(
    _ descriptionKey: LocalizedStringKey
  ) -> some WidgetConfiguration { self }

  /// Sets what is said of it.
  @_disfavoredOverload
  public func description<S: StringProtocol>(
    _ description: S
  ) -> some WidgetConfiguration { self }

  /// Sets what is said of it.
  @_disfavoredOverload
  public func description(
    _ description: LocalizedStringResource
  ) -> some WidgetConfiguration { self }

  /// Sets how large it may be.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }

  /// Sets how large the activity may be on other devices.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration { self }

  /// Says that its content reaches its edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }

  /// Says whether it can do without its background.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }

  /// Says where it is of little use.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Says that the person is asked to configure it when it is added.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Has something done when loading in the background has ended: never, here.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Has something done when loading in the background has ended: never, here.
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}
