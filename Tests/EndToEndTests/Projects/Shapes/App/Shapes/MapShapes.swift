import SwiftUI
import MapKit
private struct Place: Identifiable { let id = 1; let name = "a"; let c = CLLocationCoordinate2D(latitude: 1, longitude: 2) }
struct MapShapes: View { @State var pos = MapCameraPosition.automatic; private let all = [Place()]; let on = true
 var body: some View {
  MapReader { proxy in
   Map(position: $pos) {
    ForEach(all) { p in Marker(p.name, coordinate: p.c) }
    ForEach(all) { p in Annotation(p.name, coordinate: p.c, anchor: .bottom) { Image(systemName: "x") } .annotationTitles(.hidden) }
    if on { Marker("x", systemImage: "s", coordinate: all[0].c).tint(.red) }
    UserAnnotation()
   }
   .mapStyle(.hybrid(elevation: .realistic))
   .onTapGesture { point in _ = proxy.convert(point, from: .local) }
   .mapControls { MapCompass(); MapUserLocationButton() }
  }
  Map(coordinateRegion: .constant(MKCoordinateRegion()), annotationItems: all) { p in MapMarker(coordinate: p.c, tint: .red) }
  Map(coordinateRegion: .constant(MKCoordinateRegion()), annotationItems: all) { p in MapAnnotation(coordinate: p.c) { Text("x") } }
  Map(initialPosition: .region(MKCoordinateRegion(center: all[0].c, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))))
 }
}
