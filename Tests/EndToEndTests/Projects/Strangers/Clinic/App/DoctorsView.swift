import SwiftUI

struct DoctorsView: View {
  @State private var query = ""
  @State private var onlyAccepting = false

  private var doctors: [Doctor] {
    Doctor.all.filter { doctor in
      (query.isEmpty || doctor.name.localizedCaseInsensitiveContains(query)
        || doctor.specialty.localizedCaseInsensitiveContains(query))
        && (!onlyAccepting || doctor.acceptsPatients)
    }
  }

  var body: some View {
    List {
      Toggle("Accepting new patients", isOn: $onlyAccepting)
        .accessibilityIdentifier("doctors.onlyAccepting")
      ForEach(doctors) { doctor in
        NavigationLink(value: doctor) {
          VStack(alignment: .leading) {
            Text(doctor.name).font(.headline)
            Text(doctor.specialty).foregroundStyle(.secondary)
          }
        }
        .accessibilityIdentifier("doctor.\(doctor.id)")
      }
      if doctors.isEmpty {
        ContentUnavailableView.search(text: query)
      }
    }
    .navigationTitle("Doctors")
    .searchable(text: $query, prompt: "Name or specialty")
  }
}

struct DoctorView: View {
  let doctor: Doctor
  @State private var slotIndex = 0
  @State private var isBooking = false
  @State private var showsInsurance = false

  var body: some View {
    Form {
      Section(doctor.specialty) {
        LabeledContent("Next free slot") {
          Text(doctor.slots[slotIndex])
            .accessibilityIdentifier("doctor.slot")
        }
        Button("Other time") { slotIndex += 1 }
          .accessibilityIdentifier("doctor.otherTime")
      }
      Section {
        Button("Insurance") { showsInsurance = true }
          .accessibilityIdentifier("doctor.insurance")
        Button("Book appointment") { isBooking = true }
          .accessibilityIdentifier("doctor.book")
      }
    }
    .navigationTitle(doctor.name)
    .navigationBarTitleDisplayMode(.inline)
    .sheet(isPresented: $isBooking) {
      BookingSheet(doctor: doctor, slot: doctor.slots[slotIndex])
    }
    .sheet(isPresented: $showsInsurance) {
      InsuranceSheet()
    }
  }
}

struct InsuranceSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        Text("Public insurance")
        Text("Private insurance")
        Text("Self-payers")
      }
      .navigationTitle("We accept")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Close") { dismiss() }
            .accessibilityIdentifier("insurance.close")
        }
      }
    }
  }
}
