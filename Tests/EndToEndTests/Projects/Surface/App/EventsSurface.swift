import SwiftUI

/// Modifiers about events, each in an ordinary way.
struct EventsSurface: View {
  var body: some View {
    VStack {
      part0
      part1
      part2
      part3
      part4
      part5
      part6
      part7
    }
  }

  private var part0: some View {
    Text("Events 0")
      .allowsHitTesting(true)
      .contentShape(Rectangle())
      .focusable()
      .focusable(true, interactions: .edit)
      .focusEffectDisabled()
      .gesture(TapGesture().onEnded { })
  }

  private var part1: some View {
    Text("Events 1")
      .highPriorityGesture(DragGesture().onChanged { _ in }.onEnded { _ in })
      .simultaneousGesture(LongPressGesture().onEnded { _ in })
      .onAppear { }
      .onDisappear { }
      .onChange(of: 1) { }
      .onChange(of: 1) { old, new in _ = old + new }
  }

  private var part2: some View {
    Text("Events 2")
      .onHover { _ in }
      .onLongPressGesture { }
      .onTapGesture { }
      .onTapGesture(count: 2) { }
      .onPencilDoubleTap { _ in }
      .onPencilSqueeze { _ in }
  }

  private var part3: some View {
    Text("Events 3")
      .onReceive(NotificationCenter.default.publisher(for: .init("x"))) { _ in }
      .task { }
      .task(id: 1) { }
      .interactionActivityTrackingTag("tag")
      .anchorPreference(key: Places.self, value: .bounds) { [$0] }
      .transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
  }

  private var part4: some View {
    Text("Events 4")
      .backgroundPreferenceValue(Places.self) { _ in Color.clear }
      .overlayPreferenceValue(Places.self) { _ in Color.clear }
      .preference(key: Width.self, value: 3)
      .transformPreference(Width.self) { $0 += 1 }
      .onPreferenceChange(Width.self) { _ in }
      .environment(\.locale, Locale(identifier: "de"))
  }

  private var part5: some View {
    Text("Events 5")
      .environmentObject(Store())
      .transformEnvironment(\.lineLimit) { $0 = 1 }
      .defaultAppStorage(.standard)
      .focusedValue(\.word, "word")
      .focusedSceneValue(\.word, "word")
      .focusedObject(Store())
  }

  private var part6: some View {
    Text("Events 6")
      .focusedSceneObject(Store())
      .modifier(Framed())
      .accessibility(label: Text("old"))
      .accessibilityAddTraits(.isHeader)
      .accessibilityElement(children: .combine)
      .accessibilityHidden(false)
  }

  private var part7: some View {
    Text("Events 7")
      .accessibilityHint("hint")
      .accessibilityIdentifier("identifier")
      .accessibilityLabel("label")
      .accessibilityRemoveTraits(.isImage)
      .accessibilitySortPriority(1)
      .accessibilityValue("value")
  }
}
