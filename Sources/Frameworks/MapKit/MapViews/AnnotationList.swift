import SimulatedUI
import SimulatedUIKit

/// What stands on a map of UIKit's: titles that can be tapped, and the callout of what is selected.
struct AnnotationList: View {
  /// Something with a title.
  private struct Entry {
    let title: String
    let annotation: any MKAnnotation
    /// The view whose callout shows.
    let opened: MKAnnotationView?
  }

  /// The map has this list in it, and is not to be kept by it.
  private weak var map: MKMapView?
  private let entries: [Entry]

  /// Creates the list of what is on a map now.
  init(_ map: MKMapView) {
    self.map = map
    entries = map.annotations.compactMap { annotation in
      guard let title = annotation.title ?? nil else { return nil }
      let view = map.isSelected(annotation) ? map.view(for: annotation) : nil
      return Entry(
        title: title, annotation: annotation, opened: view?.canShowCallout == true ? view : nil)
    }
  }

  /// The titles, below each other.
  var body: some View {
    VStack { ForEach(Array(entries.indices), id: \.self) { content(of: entries[$0]) } }
  }

  @ViewBuilder
  private func content(of entry: Entry) -> some View {
    Text(verbatim: entry.title)
      .onTapGesture { map?.selectAnnotation(entry.annotation, animated: true) }
    if let view = entry.opened {
      if let subtitle = entry.annotation.subtitle ?? nil { Text(verbatim: subtitle) }
      if let control = view.leftCalloutAccessoryView as? UIControl {
        accessory(control, of: view)
      }
      if let control = view.rightCalloutAccessoryView as? UIControl {
        accessory(control, of: view)
      }
    }
  }

  private func accessory(_ control: UIControl, of view: MKAnnotationView) -> some View {
    let title = control.accessibilityLabel ?? (control as? UIButton)?.title(for: .normal)
    return Button(title ?? "More Info") {
      control.sendActions(for: .touchUpInside)
      guard let map else { return }
      map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
    }
  }
}
