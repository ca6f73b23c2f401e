import MapKit
import SwiftUI

@MainActor
final class SearchModel: ObservableObject {
    @Published var results: [MKMapItem] = []
    @Published var message = ""
    @Published var route: MKRoute?

    func search(_ words: String) async {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = words
        request.resultTypes = .pointOfInterest
        do {
            results = try await MKLocalSearch(request: request).start().mapItems
            message = "\(results.count) found"
        } catch {
            results = []
            message = "Nothing found"
        }
    }

    func lead(to item: MKMapItem) async {
        let request = MKDirections.Request()
        request.source = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)))
        request.destination = item
        request.transportType = .walking
        guard let route = try? await MKDirections(request: request).calculate().routes.first else { return }
        self.route = route
        message = "\(Int(route.expectedTravelTime / 60)) minutes to \(item.name ?? "")"
    }
}

struct SearchView: View {
    @StateObject private var model = SearchModel()
    @State private var words = ""
    @State private var selection: MKMapItem?
    @FocusState private var isWriting: Bool

    var body: some View {
        VStack {
            TextField("What", text: $words).focused($isWriting)
            Button("Find") {
                isWriting = false
                Task { await model.search(words) }
            }
            Text(model.message).accessibilityIdentifier("search.message")
            Map(selection: $selection) {
                ForEach(model.results, id: \.self) { Marker(item: $0) }
                if let route = model.route {
                    MapPolyline(route).stroke(.blue, lineWidth: 4)
                }
            }
            if let selection {
                Text(selection.placemark.title ?? "").accessibilityIdentifier("place.address")
                Text(selection.phoneNumber ?? "no phone").accessibilityIdentifier("place.phone")
                Button("Walk there") { Task { await model.lead(to: selection) } }
            }
        }
    }
}
