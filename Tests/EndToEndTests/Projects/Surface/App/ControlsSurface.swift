import SwiftUI

/// Modifiers about controls, each in an ordinary way.
struct ControlsSurface: View {
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
    Text("Controls 0")
      .badge(3)
      .badge("new")
      .badgeProminence(.increased)
      .buttonBorderShape(.capsule)
      .buttonRepeatBehavior(.enabled)
      .buttonStyle(.bordered)
  }

  private var part1: some View {
    Text("Controls 1")
      .buttonStyle(.borderedProminent)
      .controlGroupStyle(.automatic)
      .controlSize(.small)
      .datePickerStyle(.compact)
      .disabled(false)
      .disclosureGroupStyle(.automatic)
  }

  private var part2: some View {
    Text("Controls 2")
      .formStyle(.grouped)
      .gaugeStyle(.accessoryCircular)
      .groupBoxStyle(.automatic)
      .headerProminence(.increased)
      .help("what it does")
      .indexViewStyle(.page(backgroundDisplayMode: .always))
  }

  private var part3: some View {
    Text("Controls 3")
      .imageScale(.large)
      .keyboardShortcut("s", modifiers: .command)
      .labelStyle(.titleAndIcon)
      .labeledContentStyle(.automatic)
      .menuActionDismissBehavior(.disabled)
      .menuIndicator(.hidden)
  }

  private var part4: some View {
    Text("Controls 4")
      .menuOrder(.fixed)
      .menuStyle(.button)
      .paletteSelectionEffect(.automatic)
      .pickerStyle(.segmented)
      .progressViewStyle(.linear)
      .symbolEffect(.bounce, value: 1)
  }

  private var part5: some View {
    Text("Controls 5")
      .symbolEffectsRemoved()
      .symbolRenderingMode(.hierarchical)
      .symbolVariant(.fill)
      .tabItem { Label("Tab", systemImage: "star") }
      .tabViewStyle(.page)
      .tableStyle(.inset)
  }

  private var part6: some View {
    Text("Controls 6")
      .tableColumnHeaders(.hidden)
      .tag(1)
      .textEditorStyle(.plain)
      .textFieldStyle(.roundedBorder)
      .toggleStyle(.switch)
      .hoverEffect(.lift)
  }

  private var part7: some View {
    Text("Controls 7")
      .hoverEffectDisabled()
      .defaultHoverEffect(.automatic)
      .sensoryFeedback(.success, trigger: 1)
      .springLoadingBehavior(.enabled)
  }
}
