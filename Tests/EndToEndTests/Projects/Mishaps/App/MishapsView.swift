import SwiftUI

struct MishapsView: View {
  @ObservedObject var viewModel: MishapsViewModel
  @State private var text = ""

  var body: some View {
    VStack {
      Text("Mishaps")
        .accessibilityIdentifier("title")
      Button("Print a megabyte") { viewModel.printAMegabyte() }
      Button("Exit") { viewModel.leave() }
      Button("Trap") { viewModel.trap() }
      Button("Show something late") {
        Task { await viewModel.showSomethingLate() }
      }
      Button("Tick for ever") {
        Task { while true { try await Task.sleep(nanoseconds: 1_000_000_000) } }
      }
      if viewModel.showsLateText {
        Text("Better late than never")
          .accessibilityIdentifier("late")
      }
      TextField("Text", text: $text)
        .accessibilityIdentifier("field")
      Button("Twin") {}
        .accessibilityIdentifier("twin")
      Button("Twin") {}
        .accessibilityIdentifier("twin")
      Text(MishapsViewModel.hostileText)
        .accessibilityIdentifier("hostile")
    }
  }
}
