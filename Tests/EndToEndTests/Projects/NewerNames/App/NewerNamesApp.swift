import SwiftUI

@main struct NewerNamesApp: App {
    var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
    @State private var n = 0
    var body: some View {
        NavigationStack {
            VStack {
                if #available(iOS 26, *) {
                    Text("glass").glassEffect()
                } else if #available(iOS 18.0, *) {
                    Text("mesh").background(MeshGradient(width: 2, height: 2, points: [[0,0],[1,0],[0,1],[1,1]], colors: [.red,.blue,.green,.red]))
                } else {
                    Text("plain")
                }
                Button("count \(n)") { n += 1 }
                    .modifier(Fancy())
                Text("v").onChange(of: n) { value in print(value) }
            }
        }
    }
}

struct Fancy: ViewModifier {
    func body(content: Content) -> some View {
        if #available(iOS 17.0, *) {
            content.contentMargins(4).sensoryFeedback(.success, trigger: 3)
        } else {
            content
        }
    }
}

@available(iOS 17, *)
@Observable final class Model { var x = 3 }

@available(iOS 17, *)
struct Newer: View {
    @Bindable var model: Model
    var body: some View { ContentUnavailableView("none", systemImage: "star").onChange(of: model.x) { } }
}

#if UNCHECKED
struct Unchecked: View {
    @Namespace private var namespace
    var body: some View {
        Text("x").glassEffect()
        ScrollView {}.scrollTargetBehavior(.paging)
        Text("y").onChange(of: 3) {}
        if #available(iOS 18, *) {
            Text("z").navigationTransition(.zoom(sourceID: 1, in: namespace))
        }
        TabView { Tab("a", systemImage: "star") { Text("b") } }
    }
}
#endif
