import SwiftUI

/// The table of contents, or the one screen that was asked for.
struct GalleryView: View {
  let start: GalleryScreen?

  var body: some View {
    if let start {
      ScreenView(screen: start)
    } else {
      NavigationStack {
        List(GalleryScreen.allCases) { screen in
          NavigationLink(screen.title) {
            ScreenView(screen: screen)
              .navigationTitle(screen.title)
          }
        }
        .navigationTitle("Gallery")
      }
    }
  }
}

/// One of the screens.
struct ScreenView: View {
  let screen: GalleryScreen

  var body: some View {
    switch screen {
    case .controls: ControlsView()
    case .fields: FieldsView()
    case .pickers: PickersView()
    case .predicates: PredicatesView()
    case .gestures: GesturesView()
    case .list: ListScreen()
    case .scrolling: ScrollingView()
    case .timing: TimingView()
    case .alerts: AlertsView()
    case .permissions: PermissionsView()
    case .keys: KeysView()
    case .links: LinksView()
    case .phases: PhasesView()
    case .orientation: OrientationView()
    case .faults: FaultsView()
    case .launch: LaunchView()
    }
  }
}
