import SwiftUI

struct TrailView: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var isFarDown = false
    @State private var phases: [String] = []
    @State private var isLastSeen = false

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack {
                    ForEach(1...60, id: \.self) { kilometre in
                        Text("Kilometre \(kilometre)")
                            .frame(maxWidth: .infinity, minHeight: 44)
                            .onScrollVisibilityChange(threshold: 0.9) { isSeen in
                                if kilometre == 60 { isLastSeen = isSeen }
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($position, anchor: .top)
            .onScrollGeometryChange(for: Bool.self) { geometry in
                geometry.contentOffset.y + geometry.contentInsets.top > 100
            } action: { _, isFar in
                isFarDown = isFar
            }
            .onScrollPhaseChange { _, phase in
                phases.append("\(phase)")
            }
            .scrollEdgeEffectStyle(.soft, for: .top)
            .background {
                MeshGradient(
                    width: 2, height: 2,
                    points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                    colors: [.red, .orange, .blue, .green]
                )
                .ignoresSafeArea()
            }
            .navigationTitle("Trail")
            .safeAreaBar(edge: .bottom) {
                VStack {
                    Text(isFarDown ? "far down" : "at the top").accessibilityIdentifier("place")
                    Text(isLastSeen ? "end in sight" : "a long way").accessibilityIdentifier("end")
                    Text(position.isPositionedByUser ? "by the person" : "by the app")
                        .accessibilityIdentifier("who")
                    Text(phases.joined(separator: " ")).accessibilityIdentifier("phases")
                }
            }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Start") { position.scrollTo(edge: .top) }
                }
                ToolbarSpacer(.fixed)
                ToolbarItem(placement: .topBarTrailing) {
                    Button("End") { withAnimation { position.scrollTo(edge: .bottom) } }
                        .buttonStyle(.glass)
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Middle") { position.scrollTo(id: 30, anchor: .top) }
                }
            }
        }
    }
}
