import SwiftUI

/// Tiles that know one gesture each, and a line that tells what was felt last.
struct GesturesView: View {
  @State private var last = "nothing"
  @State private var pressBegan: Date?
  @State private var dragBegan: Date?

  var body: some View {
    VStack(spacing: 8) {
      Readout("last", last)
      HStack {
        tile("tap")
          .onTapGesture { last = "tap" }
        tile("double")
          .onTapGesture(count: 2) { last = "double tap" }
        tile("triple")
          .onTapGesture(count: 3) { last = "triple tap" }
      }
      HStack {
        tile("long")
          .onLongPressGesture(minimumDuration: 1) {
            last = "long press"
          }
        tile("hold")
          .onLongPressGesture(minimumDuration: 30) {
          } onPressingChanged: { isPressing in
            pressing(isPressing)
          }
        tile("hover")
          .onHover { last = $0 ? "pointer in" : "pointer out" }
      }
      tile("drag", height: 160)
        .gesture(
          DragGesture(minimumDistance: 10)
            .onChanged { _ in dragBegan = dragBegan ?? Date() }
            .onEnded { drag in
              last = describe(drag.translation)
            })
      HStack {
        tile("magnify", height: 160)
          .gesture(
            MagnificationGesture().onEnded { scale in
              last = scale > 1 ? "larger" : "smaller"
            })
        tile("rotate", height: 160)
          .gesture(
            RotationGesture().onEnded { angle in
              last = angle.degrees > 0 ? "clockwise" : "anticlockwise"
            })
      }
      tile("context")
        .contextMenu {
          Button("Copy") { last = "copied" }
          Button("Share") { last = "shared" }
        }
    }
  }

  private func tile(_ name: String, height: CGFloat = 90) -> some View {
    Text(name)
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .background(Color.gray)
      .contentShape(Rectangle())
      .accessibilityIdentifier(name)
  }

  private func pressing(_ isPressing: Bool) {
    if isPressing {
      pressBegan = Date()
    } else if let pressBegan {
      last = String(format: "held %.1f s", Date().timeIntervalSince(pressBegan))
    }
  }

  private func describe(_ translation: CGSize) -> String {
    let (x, y) = (Int(translation.width.rounded()), Int(translation.height.rounded()))
    return "dragged \(x), \(y)"
  }
}
