import SwiftUI

struct BookingView: View {
  let destination: Destination
  @Environment(TripStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var departure = DateComponents(calendar: .current, year: 2027, month: 6, day: 10).date!
  @State private var travellers = 1
  @State private var rooms = 1
  @State private var isInsured = false
  @State private var isAsking = false
  @State private var isPaying = false

  var body: some View {
    NavigationStack {
      Form {
        DatePicker("Departure", selection: $departure, displayedComponents: .date)
          .datePickerStyle(.compact)
          .accessibilityIdentifier("booking.date")
        Text(departure, format: .dateTime.day().month(.wide).year())
          .accessibilityIdentifier("booking.summary")
        Stepper("\(travellers) travellers", value: $travellers, in: 1...6)
          .accessibilityIdentifier("booking.travellers")
        Stepper("\(rooms) rooms", value: $rooms, in: 1...4)
          .accessibilityIdentifier("booking.rooms")
        Toggle("Insurance", isOn: $isInsured)
        Text("\(travellers) people, \(rooms) rooms").accessibilityIdentifier("booking.party")
        if isPaying {
          ProgressView()
        } else {
          Button("Book Trip") { isAsking = true }.accessibilityIdentifier("booking.book")
        }
      }
      .navigationTitle("Booking")
      .confirmationDialog("Book this trip?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Pay Now") {
          isPaying = true
          Task {
            await store.book(Trip(title: destination.name, travellers: travellers, departure: departure))
            dismiss()
          }
        }
      }
    }
  }
}
