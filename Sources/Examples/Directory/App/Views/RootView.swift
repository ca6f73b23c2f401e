import SwiftUI

/// The form to sign in with, or what is behind it.
struct RootView: View {
  let api: DirectoryAPI
  @EnvironmentObject private var session: Session

  var body: some View {
    if session.account == nil {
      SignInView(viewModel: SignInViewModel(service: api, session: session))
    } else {
      TabView {
        PeopleView(
          viewModel: PeopleViewModel(repository: api), search: SearchViewModel(service: api)
        )
        .tabItem { Label("people.title", systemImage: "person.2") }
        ProfileView(viewModel: ProfileViewModel(repository: api, session: session))
          .tabItem { Label("profile.title", systemImage: "person.crop.circle") }
      }
    }
  }
}
