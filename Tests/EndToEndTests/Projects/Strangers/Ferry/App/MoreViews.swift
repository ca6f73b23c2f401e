import SwiftUI

struct PortsView: View {
  @State private var query = ""
  private let ports = ["Athens", "Calais", "Dover", "Dublin", "Holyhead", "Kiel", "Oslo"]

  private var matches: [String] {
    query.isEmpty ? ports : ports.filter { $0.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    List(ports, id: \.self) { port in
      Text(port)
    }
    .navigationTitle("Ports")
    .searchable(text: $query, prompt: "Name of a port")
  }
}

struct SeasonPassView: View {
  @State private var holder = ""
  @State private var isOrdered = false

  var body: some View {
    VStack {
      TextField("Holder", text: $holder)
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("pass.holder")
      if isOrdered {
        Text("Ordered for \(holder)")
          .accessibilityIdentifier("pass.ordered")
      }
      Spacer()
      Button("Order the pass") { isOrdered = true }
        .buttonStyle(.borderedProminent)
    }
    .padding()
    .ignoresSafeArea(.keyboard)
    .navigationTitle("Season pass")
  }
}

struct GiftCardView: View {
  @State private var code = ""
  @State private var answer = ""

  var body: some View {
    Form {
      TextField("Code", text: $code)
        .textInputAutocapitalization(.characters)
        .accessibilityIdentifier("gift.code")
      Button("Redeem") { redeem() }
      Text(answer)
        .accessibilityIdentifier("gift.answer")
    }
    .navigationTitle("Gift card")
  }

  private func redeem() {
    let parts = code.split(separator: "-")
    if let amount = Int(parts[1]), parts[0] == "GIFT" {
      answer = "€\(amount) added"
    } else {
      answer = "Unknown code"
    }
  }
}
