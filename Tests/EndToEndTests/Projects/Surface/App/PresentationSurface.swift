import SwiftUI

/// Modifiers about presentation, each in an ordinary way.
struct PresentationSurface: View {
  var body: some View {
    VStack {
      part0
      part1
      part2
      part3
      part4
    }
  }

  private var part0: some View {
    Text("Presentation 0")
      .actionSheet(isPresented: .constant(false)) { ActionSheet(title: Text("What?"), buttons: [.cancel()]) }
      .alert("Sure?", isPresented: .constant(false)) { Button("OK") {} }
      .alert("Sure?", isPresented: .constant(false)) { Button("OK") {} } message: { Text("Really") }
      .alert(isPresented: .constant(false)) { Alert(title: Text("Old")) }
      .confirmationDialog("Which?", isPresented: .constant(false), titleVisibility: .visible) { Button("This") {} }
      .contextMenu { Button("Copy") {} }
  }

  private var part1: some View {
    Text("Presentation 1")
      .dialogIcon(Image(systemName: "star"))
      .dialogSeverity(.critical)
      .dialogSuppressionToggle(isSuppressed: .constant(false))
      .fullScreenCover(isPresented: .constant(false)) { Text("cover") }
      .inspector(isPresented: .constant(false)) { Text("inspector") }
      .inspectorColumnWidth(200)
  }

  private var part2: some View {
    Text("Presentation 2")
      .interactiveDismissDisabled()
      .popover(isPresented: .constant(false)) { Text("popover") }
      .presentationBackground(.thinMaterial)
      .presentationBackgroundInteraction(.enabled)
      .presentationCompactAdaptation(.popover)
      .presentationContentInteraction(.scrolls)
  }

  private var part3: some View {
    Text("Presentation 3")
      .presentationCornerRadius(8)
      .presentationDetents([.medium, .large])
      .presentationDragIndicator(.visible)
      .sheet(isPresented: .constant(false)) { Text("sheet") }
      .sheet(item: .constant(nil as Fruit?)) { Text($0.name) }
      .previewDevice("iPhone 15")
  }

  private var part4: some View {
    Text("Presentation 4")
      .previewDisplayName("Preview")
      .previewInterfaceOrientation(.landscapeLeft)
      .previewLayout(.sizeThatFits)
  }
}
