import SwiftUI

extension ContainerValues {
    @Entry var isPinned = false
}

struct NewerNames: View {
    @Namespace private var space
    @State private var customization = TabViewCustomization()

    var body: some View {
        NavigationStack {
            GlassEffectContainer(spacing: 8) {
                Text("Glass")
                    .glassEffect()
                    .glassEffectID("glass", in: space)
                    .glassEffectUnion(id: "glass", namespace: space)
                    .glassEffectTransition(.materialize)
                ConcentricRectangle()
                    .fill(.blue)
                    .backgroundExtensionEffect()
            }
            .containerValue(\.isPinned, true)
            .matchedTransitionSource(id: "zoom", in: space)
            .navigationTransition(.zoom(sourceID: "zoom", in: space))
            .presentationSizing(.form)
            .onGeometryChange(for: CGSize.self) { $0.size } action: { _ in }
            .searchable(text: .constant(""))
            .searchToolbarBehavior(.minimize)
            .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
            .toolbar(removing: .title)
            .navigationSubtitle("Subtitle")
        }
        .tabViewCustomization($customization)
        .tabViewSearchActivation(.searchTabSelection)
        .tabViewSidebarHeader { Text("Header") }
        .tabViewSidebarFooter { Text("Footer") }
        .tabViewSidebarBottomBar { Text("Bar") }
        .defaultAdaptableTabBarPlacement(.sidebar)
        .scrollEdgeEffectHidden(true, for: .top)
        .scrollInputBehavior(.enabled, for: .look)
        .labelReservedIconWidth(20)
        .listSectionMargins(.horizontal, 8)
        .navigationLinkIndicatorVisibility(.hidden)
        .buttonSizing(.flexible)
        .handGestureShortcut(.primaryAction)
        .symbolColorRenderingMode(.gradient)
        .symbolVariableValueMode(.draw)
        .textInputFormattingControlVisibility(.hidden, for: .all)
    }
}
