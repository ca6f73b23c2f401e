import CoreLocation
import SwiftUI

struct AddressView: View {
    @State private var text = ""
    @State private var answer = ""
    private let geocoder = CLGeocoder()

    var body: some View {
        VStack {
            TextField("Address", text: $text)
            Button("Locate") { locate() }
            Text(answer).accessibilityIdentifier("address.answer")
        }
    }

    private func locate() {
        geocoder.geocodeAddressString(text) { placemarks, error in
            guard let location = placemarks?.first?.location else {
                answer = (error as? CLError)?.code == .geocodeFoundNoResult ? "No such address" : "No network"
                return
            }
            Task { await name(location) }
        }
    }

    private func name(_ location: CLLocation) async {
        guard let placemark = try? await geocoder.reverseGeocodeLocation(location).first else { return }
        answer = "\(placemark.name ?? ""), \(placemark.locality ?? "")"
    }
}
