public import SimulatedUI

// How things on a map look, which only pixels show, and what a person chooses.
extension MapContent {
  /// Colours it.
  public func tint<Style: ShapeStyle>(_ style: Style) -> some MapContent { self }

  /// Colours it.
  public func tint(_ color: Color?) -> some MapContent { self }

  /// Fills it.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some MapContent { self }

  /// Draws its outline.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1
  ) -> some MapContent { self }

  /// Says whether titles show.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    visibility == .hidden
      ? MapContentGroup(mapViews: titleless) : MapContentGroup(mapViews: mapViews)
  }

  /// Says whether subtitles show; there are none here.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

  /// Says how far it is before others; all are seen.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }

  /// Says what else a tap on it shows; nothing does.
  public func mapItemDetailSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some MapContent { self }

  /// Names what a selection knows it by.
  public func tag<Value: Hashable>(_ value: Value) -> some MapContent {
    MapContentGroup(items: _mapItems.map { _MapItem(AnyView($0.view.tag(value)), tag: value) })
  }

  private var titleless: [AnyView] { (self as? any TitledMapContent)?.untitledViews ?? mapViews }
}

/// Something on a map that has a title.
@MainActor protocol TitledMapContent {
  /// What it shows without the title.
  var untitledViews: [AnyView] { get }
}

extension Annotation: TitledMapContent {
  var untitledViews: [AnyView] { [AnyView(content)] }
}

extension Marker: TitledMapContent {
  var untitledViews: [AnyView] { [] }
}
