import SwiftUI

struct ProfileView: View {
  @StateObject var viewModel: ProfileViewModel

  var body: some View {
    NavigationStack {
      List {
        if let person = viewModel.person {
          Text(person.name)
            .font(.headline)
            .accessibilityIdentifier("profile.name")
          Text(person.email)
        } else if let failure = viewModel.failure {
          Text(failure.message)
        } else {
          ProgressView()
        }
        Button("profile.signOut", role: .destructive) { viewModel.askToSignOut() }
          .accessibilityIdentifier("profile.signOut")
      }
      .navigationTitle("profile.title")
      .task { await viewModel.load() }
      .alert("signOut.question", isPresented: $viewModel.isAskingToSignOut) {
        Button("signOut.cancel", role: .cancel) {}
        Button("signOut.confirm", role: .destructive) { viewModel.signOut() }
      }
    }
  }
}
