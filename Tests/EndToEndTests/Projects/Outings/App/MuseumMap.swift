import MapKit
import SwiftUI

struct MuseumMap: UIViewRepresentable {
    @Binding var chosen: String

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView(frame: .zero)
        map.delegate = context.coordinator
        map.addAnnotation(Museum(title: "Museum of Keys", subtitle: "Open until six"))
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {}

    final class Museum: NSObject, MKAnnotation {
        let coordinate = CLLocationCoordinate2D(latitude: 53.5461, longitude: 9.9661)
        let title: String?
        let subtitle: String?

        init(title: String?, subtitle: String?) {
            self.title = title
            self.subtitle = subtitle
        }
    }

    final class Coordinator: NSObject, MKMapViewDelegate {
        private let parent: MuseumMap

        init(_ parent: MuseumMap) { self.parent = parent }

        func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
            let view = mapView.dequeueReusableAnnotationView(withIdentifier: "museum")
                ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "museum")
            view.annotation = annotation
            view.canShowCallout = true
            view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
            return view
        }

        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
            parent.chosen = "chosen"
        }

        func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
            if let title = view.annotation?.title, let name = title { parent.chosen = name }
        }
    }
}

struct MuseumView: View {
    @State private var chosen = "none"

    var body: some View {
        VStack {
            MuseumMap(chosen: $chosen).frame(height: 300)
            Text(chosen).accessibilityIdentifier("museum.chosen")
        }
    }
}
