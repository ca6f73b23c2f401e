import SwiftUI

/// A member's place.
struct ContentView: View {
  let member: Member
  @Binding var isLoggedIn: Bool
  @State private var showsDetail = false

  var body: some View {
    VStack(spacing: 16) {
      Text(member.email)
        .accessibility(identifier: "content.email")
      Button("Membership") { showsDetail = true }
        .accessibility(identifier: "content.membership")
      NavigationLink(
        destination: DetailView(member: member),
        isActive: $showsDetail,
        label: { EmptyView() })
      Button("Log out") { isLoggedIn = false }
        .accessibility(identifier: "content.logout")
      Spacer()
    }
    .padding()
    .navigationBarTitle("Content")
    .navigationBarBackButtonHidden(true)
  }
}

/// How long somebody has been a member.
struct DetailView: View {
  let member: Member

  var body: some View {
    Text("Member for \(member.years) years")
      .accessibility(identifier: "detail.years")
      .navigationBarTitle("Detail")
  }
}
