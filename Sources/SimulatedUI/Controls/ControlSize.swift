/// The size of controls.
public enum ControlSize: Sendable, CaseIterable {
  /// The sizes.
  case mini, small, regular, large, extraLarge
}

/// The shape of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String

  /// As the place suggests.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(name: "rounded rectangle")

  /// A rounded rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "rounded rectangle \(radius)")
  }
}

/// Whether a button that is held down runs its action again and again.
@available(iOS17 )
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As the place suggests.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// Again and again.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// Once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

private struct RepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether buttons that are held down run their action again and again.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[RepeatBehaviorKey.self] }
    set { self[RepeatBehaviorKey.self] = newValue }
  }

  /// Whether labels of controls are read by VoiceOver alone.
  var hidesLabels: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of controls.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }

  /// Sets the size of controls to the largest of a range.
  public func controlSize(_ range: ClosedRange<ControlSize>) -> some View {
    controlSize(range.upperBound)
  }

  /// Sets the shape of bordered buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Says whether buttons that are held down run their action again and again.
  @available(iOS17 )
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// Keeps the labels of controls from being drawn; VoiceOver and tests still read them.
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

extension ControlSize: Comparable {
  /// Whether one size is smaller than another.
  public static func < (left: ControlSize, right: ControlSize) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
