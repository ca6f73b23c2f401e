package import SimulatedUI

/// One thing that stands on a map.
public struct _MapItem {
  /// What it shows.
  package var view: AnyView
  /// What a selection knows it by.
  package var tag: AnyHashable?

  init(_ view: AnyView, tag: AnyHashable? = nil) {
    self.view = view
    self.tag = tag
  }
}

/// A choice among what stands on a map, which a tap makes.
@MainActor
class MapChoice {
  /// What is chosen.
  var chosen: AnyHashable? {
    get { nil }
    set {}
  }

  /// Shows an item, which can be tapped where the app has given it a tag.
  func view(of item: _MapItem) -> AnyView {
    guard let tag = item.tag else { return item.view }
    return AnyView(
      item.view.onTapGesture { self.chosen = tag }
        .accessibilityAddTraits(chosen == tag ? [.isButton, .isSelected] : .isButton))
  }
}

/// The choice that a binding of the app's keeps.
final class BoundMapChoice<Value: Hashable>: MapChoice {
  private let selection: Binding<Value?>

  init(_ selection: Binding<Value?>) { self.selection = selection }

  override var chosen: AnyHashable? {
    get {
      guard let value = selection.wrappedValue else { return nil }
      return AnyHashable(value)
    }
    set { selection.wrappedValue = newValue?.base as? Value }
  }
}
