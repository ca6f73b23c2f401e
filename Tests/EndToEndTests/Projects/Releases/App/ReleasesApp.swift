import SwiftUI

@main
struct ReleasesApp: App {
    var body: some Scene {
        if #available(iOS 18, *) {
            WindowGroup { StyleView(scene: "new scene") }
        } else {
            WindowGroup { StyleView(scene: "old scene") }
        }
    }
}

struct StyleView: View {
    let scene: String

    var body: some View {
        NavigationStack {
            VStack {
                Text(scene).accessibilityIdentifier("scene")
                Text(Style.current.name).accessibilityIdentifier("style")
                Text(UIDevice.current.systemVersion).accessibilityIdentifier("device")
                Text(processVersion).accessibilityIdentifier("process")
                badge
                if #unavailable(iOS 18) {
                    Text("Please update").accessibilityIdentifier("notice")
                }
            }
            .modifier(CardBackground())
            .navigationTitle("Releases")
            .toolbar {
                if #available(iOS 26.0, *) {
                    ToolbarItem(placement: .topBarTrailing) { Button("Glass") {} }
                } else {
                    ToolbarItem(placement: .topBarTrailing) { Button("Plain") {} }
                }
            }
        }
    }

    private var processVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion)"
    }

    private var badge: some View {
        if #available(iOS 15, *) {
            return Text("Badge").accessibilityIdentifier("badge")
        } else {
            return Image(systemName: "star")
        }
    }
}

enum Style {
    case classic, tabs, glass

    static var current: Style {
        guard #available(iOS 18.0, macOS 15.0, *) else { return .classic }
        if #available(iOS 26, *), !ProcessInfo.processInfo.arguments.contains("-noGlass") {
            return .glass
        }
        return .tabs
    }

    var name: String { "\(self)" }
}

struct CardBackground: ViewModifier {
    @ViewBuilder
    func body(content: Content) -> some View {
        if #available(iOS 26.0, *) {
            content.background(.ultraThinMaterial)
        } else {
            content.background(Color.gray)
        }
    }
}
