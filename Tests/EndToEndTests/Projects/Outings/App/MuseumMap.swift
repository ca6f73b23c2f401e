import MapKit
import SwiftUI

struct MuseumMap: UIViewRepresentable {
    @Binding var chosen: String
    @Binding var shown: String

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView(frame: .zero)
        map.delegate = context.coordinator
        map.register(MuseumMarker.self, forAnnotationViewWithReuseIdentifier: "museum")
        map.showsUserLocation = true
        let museum = Museum(title: "Museum of Keys", subtitle: "Open until six")
        map.addAnnotation(museum)
        map.addOverlay(MKCircle(center: museum.coordinate, radius: 200))
        map.setRegion(MKCoordinateRegion(center: museum.coordinate, latitudinalMeters: 2000, longitudinalMeters: 2000), animated: true)
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
            let view = mapView.dequeueReusableAnnotationView(withIdentifier: "museum", for: annotation)
            view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
            return view
        }

        func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
            guard let circle = overlay as? MKCircle else { return MKOverlayRenderer(overlay: overlay) }
            let renderer = MKCircleRenderer(circle: circle)
            renderer.strokeColor = .systemBlue
            renderer.lineWidth = 2
            return renderer
        }

        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
            let center = mapView.region.center
            parent.shown = String(format: "%.2f, %.2f", center.latitude, center.longitude)
        }

        func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
            mapView.setCenter(userLocation.coordinate, animated: false)
        }

        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
            parent.chosen = "chosen"
        }

        func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
            if let title = view.annotation?.title, let name = title { parent.chosen = name }
        }
    }
}

final class MuseumMarker: MKMarkerAnnotationView {
    override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        canShowCallout = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

struct MuseumView: View {
    @State private var chosen = "none"
    @State private var shown = "nowhere"

    var body: some View {
        VStack {
            MuseumMap(chosen: $chosen, shown: $shown).frame(height: 300)
            Text(shown).accessibilityIdentifier("museum.shown")
            Text(chosen).accessibilityIdentifier("museum.chosen")
        }
    }
}
