import SwiftUI

/// Modifiers about lists, each in an ordinary way.
struct ListsSurface: View {
  var body: some View {
    VStack {
      part0
      part1
      part2
      part3
      part4
      part5
    }
  }

  private var part0: some View {
    Text("Lists 0")
      .listItemTint(.red)
      .listRowBackground(Color.yellow)
      .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .listRowSeparator(.hidden)
      .listRowSeparatorTint(.red)
      .listRowSpacing(4)
  }

  private var part1: some View {
    Text("Lists 1")
      .listRowHoverEffect(.lift)
      .listRowHoverEffectDisabled()
      .listSectionSeparator(.hidden)
      .listSectionSeparatorTint(.red)
      .listSectionSpacing(.compact)
      .listStyle(.insetGrouped)
  }

  private var part2: some View {
    Text("Lists 2")
      .listStyle(.sidebar)
      .deleteDisabled(true)
      .moveDisabled(true)
      .selectionDisabled()
      .refreshable { }
      .swipeActions { Button("Delete", role: .destructive) {} }
  }

  private var part3: some View {
    Text("Lists 3")
      .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {} }
      .defaultScrollAnchor(.bottom)
      .scrollBounceBehavior(.basedOnSize)
      .scrollClipDisabled()
      .scrollContentBackground(.hidden)
      .scrollDisabled(true)
  }

  private var part4: some View {
    Text("Lists 4")
      .scrollDismissesKeyboard(.immediately)
      .scrollIndicators(.hidden)
      .scrollIndicatorsFlash(onAppear: true)
      .scrollPosition(id: .constant(1 as Int?))
      .scrollTarget()
      .scrollTargetBehavior(.paging)
  }

  private var part5: some View {
    Text("Lists 5")
      .scrollTargetLayout()
  }
}
