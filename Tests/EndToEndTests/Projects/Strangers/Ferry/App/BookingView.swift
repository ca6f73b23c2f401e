import SwiftUI

struct BookingView: View {
  let sailing: Sailing
  @State private var booking = Booking()

  var body: some View {
    Form {
      Section("Passengers") {
        TextField("Name", text: $booking.name)
          .accessibilityIdentifier("booking.name")
        Stepper("\(booking.passengers) on board", value: $booking.passengers, in: 1...6)
          .accessibilityIdentifier("booking.passengers")
        Picker("Berth", selection: $booking.berth) {
          ForEach(Berth.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        .accessibilityIdentifier("booking.berth")
      }
      Section {
        Toggle("Bring a vehicle", isOn: $booking.withVehicle)
          .accessibilityIdentifier("booking.vehicle")
        if booking.withVehicle {
          Picker("Vehicle", selection: $booking.vehicle) {
            ForEach(["Bicycle", "Motorcycle", "Car", "Camper van"], id: \.self) { Text($0) }
          }
          .pickerStyle(.wheel)
        }
        Toggle("I accept the terms of carriage", isOn: $booking.acceptsTerms)
          .accessibilityIdentifier("booking.terms")
      }
      Section {
        NavigationLink("Continue") { CheckoutView(sailing: sailing, booking: booking) }
          .disabled(!booking.isComplete)
      }
    }
    .navigationTitle(sailing.route)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct CheckoutView: View {
  private enum Phase {
    case open, paying, paid
  }

  let sailing: Sailing
  let booking: Booking
  @State private var phase = Phase.open
  @State private var showsReceipt = false

  var body: some View {
    VStack(spacing: 20) {
      Text("€\(booking.total(for: sailing))")
        .accessibilityIdentifier("checkout.total")
      Text("\(booking.passengers) × \(sailing.route)")
      switch phase {
      case .open:
        Button("Pay now") { Task { await pay() } }
      case .paying:
        ProgressView("Contacting your bank")
      case .paid:
        Text("Bon voyage, \(booking.name)!")
          .accessibilityIdentifier("checkout.done")
      }
      if showsReceipt {
        Text("Receipt sent")
          .accessibilityIdentifier("checkout.receipt")
      }
    }
    .navigationTitle("Checkout")
  }

  private func pay() async {
    phase = .paying
    try? await Task.sleep(for: .seconds(6))
    phase = .paid
    showsReceipt = true
    try? await Task.sleep(for: .seconds(2))
    showsReceipt = false
  }
}
