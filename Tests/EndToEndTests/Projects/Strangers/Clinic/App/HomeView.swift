import SwiftUI

enum Route: String, Hashable, CaseIterable {
  case doctors, appointments, pharmacy, vitals, messages, profile

  var title: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .doctors: "stethoscope"
    case .appointments: "calendar"
    case .pharmacy: "pills"
    case .vitals: "heart"
    case .messages: "envelope"
    case .profile: "person"
    }
  }
}

struct HomeView: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List(Route.allCases, id: \.self) { route in
        NavigationLink(value: route) {
          Label(route.title, systemImage: route.symbol)
        }
        .accessibilityIdentifier("home.\(route.rawValue)")
      }
      .navigationTitle("Clinic")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .doctors: DoctorsView()
        case .appointments: AppointmentsView()
        case .pharmacy: PharmacyView()
        case .vitals: VitalsView()
        case .messages: MessagesView()
        case .profile: ProfileView()
        }
      }
      .navigationDestination(for: Doctor.self) { DoctorView(doctor: $0) }
    }
  }
}
