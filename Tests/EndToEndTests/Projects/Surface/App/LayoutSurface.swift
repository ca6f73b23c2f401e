import SwiftUI

/// Modifiers about layout, each in an ordinary way.
struct LayoutSurface: View {
  var body: some View {
    VStack {
      part0
      part1
      part2
      part3
      part4
      part5
      part6
    }
  }

  private var part0: some View {
    Text("Layout 0")
      .alignmentGuide(.leading) { $0[.leading] }
      .aspectRatio(1.5, contentMode: .fit)
      .scaledToFit()
      .scaledToFill()
      .fixedSize()
      .fixedSize(horizontal: true, vertical: false)
  }

  private var part1: some View {
    Text("Layout 1")
      .frame(width: 40, height: 20)
      .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
      .layoutPriority(1)
      .layoutValue(key: Weight.self, value: 2)
      .offset(x: 1, y: 2)
      .padding()
  }

  private var part2: some View {
    Text("Layout 2")
      .padding(.horizontal, 4)
      .position(x: 20, y: 20)
      .zIndex(1)
      .ignoresSafeArea()
      .edgesIgnoringSafeArea(.bottom)
      .safeAreaInset(edge: .bottom) { Text("inset") }
  }

  private var part3: some View {
    Text("Layout 3")
      .safeAreaPadding(.horizontal, 4)
      .scenePadding()
      .containerRelativeFrame(.horizontal)
      .containerShape(.rect(cornerRadius: 4))
      .coordinateSpace(.named("space"))
      .flipsForRightToLeftLayoutDirection(true)
  }

  private var part4: some View {
    Text("Layout 4")
      .layoutDirectionBehavior(.mirrors)
      .gridCellAnchor(.center)
      .gridCellColumns(2)
      .gridCellUnsizedAxes(.horizontal)
      .gridColumnAlignment(.leading)
      .id(3)
  }

  private var part5: some View {
    Plain()
      .equatable()
      .hidden()
      .labelsHidden()
      .visualEffect { content, proxy in content.offset(x: proxy.size.width * 0) }
      .geometryGroup()
      .contentMargins(4)
  }

  private var part6: some View {
    Text("Layout 6")
      .contentMargins(.horizontal, 8, for: .scrollContent)
  }
}
