public import Foundation
public import SimulatedUI

/// What a widget is to be shown in.
public struct TimelineProviderContext {
  /// The looks that it may be shown in.
  @dynamicMemberLookup
  public struct EnvironmentVariants {
    /// The values of the environment that the looks differ in: the only one.
    public subscript<Value>(
      dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? { [EnvironmentValues()[keyPath: keyPath]] }
  }

  /// How large it is.
  public let family: WidgetFamily
  /// Whether the person looks for a widget to choose.
  public let isPreview: Bool
  /// Its size in points.
  public let displaySize: CGSize
  /// The looks that it may be shown in.
  public let environmentVariants = EnvironmentVariants()

  /// What a widget of a size is shown in.
  package init(family: WidgetFamily, isPreview: Bool) {
    self.family = family
    self.isPreview = isPreview
    displaySize = family.size
  }
}
