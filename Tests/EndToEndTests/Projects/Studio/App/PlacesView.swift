import MapKit
import SwiftUI

struct PlacesView: View {
    private struct Place: Identifiable {
        let id: String
        let coordinate: CLLocationCoordinate2D
    }

    private let places = [
        Place(id: "Harbour", coordinate: CLLocationCoordinate2D(latitude: 53.5, longitude: 10)),
        Place(id: "Market", coordinate: CLLocationCoordinate2D(latitude: 53.6, longitude: 10.1)),
    ]
    @State private var selection: String?
    @State private var position = MapCameraPosition.automatic
    @State private var middle = "Everywhere"

    var body: some View {
        NavigationStack {
            VStack {
                Map(position: $position, selection: $selection) {
                    ForEach(places) { place in
                        Marker(place.id, systemImage: "mappin", coordinate: place.coordinate)
                            .tint(.red)
                            .tag(place.id)
                    }
                    MapCircle(center: places[0].coordinate, radius: 500)
                }
                .mapStyle(.standard(pointsOfInterest: .excludingAll))
                .mapControls { MapPitchToggle() }
                .onMapCameraChange { context in
                    middle = "Around \(context.region.center.latitude)"
                }
                Text(selection ?? "No place").accessibilityIdentifier("places.selection")
                Text(middle).accessibilityIdentifier("places.middle")
                Button("Go to the market") {
                    position = .camera(MapCamera(centerCoordinate: places[1].coordinate, distance: 900))
                }
            }
            .navigationTitle("Places")
        }
    }
}
