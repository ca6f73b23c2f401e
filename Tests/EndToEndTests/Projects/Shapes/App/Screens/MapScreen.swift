import MapKit
import SwiftUI

/// A map of UIKit, and UIKit's sheet to share.
struct MapScreen: View {
  @State private var isSharing = false

  var body: some View {
    VStack {
      PlacesMap().frame(height: 300)
      Text("Opened on \(Date(timeIntervalSince1970: 0), formatter: Self.formatter)")
      Button("Share") { isSharing = true }
    }
    .sheet(isPresented: $isSharing) { ShareSheet(items: ["a place"]) }
  }

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(identifier: "UTC")
    return formatter
  }()
}

private struct PlacesMap: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView(frame: .zero) }

  func updateUIView(_ map: MKMapView, context: Context) {
    guard map.annotations.isEmpty else { return }
    let place = MKPointAnnotation()
    place.coordinate = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    place.title = "Office"
    map.addAnnotation(place)
    map.setRegion(
      MKCoordinateRegion(
        center: place.coordinate, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)),
      animated: false)
  }
}

private struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
