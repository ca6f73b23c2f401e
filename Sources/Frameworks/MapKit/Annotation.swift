public import CoreLocation
public import SimulatedUI

/// A view at a place.
@available(iOS17 )
public struct Annotation<Label: View, Content: View>: MapContent {
  private let label: Label
  let content: Content

  /// Creates an annotation with a label of its own.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  /// What it shows.
  public var mapViews: [AnyView] {
    [
      AnyView(
        VStack {
          content
          label
        })
    ]
  }
}

extension Annotation where Label == Text {
  /// Creates an annotation with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    label = Text(titleKey)
    self.content = content()
  }

  /// Creates an annotation with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
    self.content = content()
  }
}
