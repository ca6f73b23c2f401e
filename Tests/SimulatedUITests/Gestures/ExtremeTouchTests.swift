import SwiftUI
import Testing

/// A screen of everything that follows fingers.
private struct Controls: View {
  @State private var choice = 1
  @State private var volume = 0.5
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var offset = CGSize.zero
  @State private var scale = 1.0
  @State private var presses = 0

  var body: some View {
    VStack {
      Picker("Choice", selection: $choice) { ForEach(0..<9) { Text("\($0)") } }
        .pickerStyle(.wheel)
      Slider(value: $volume)
      Text("drag").gesture(DragGesture().onChanged { offset = $0.translation })
      Text("zoom").gesture(MagnifyGesture().onChanged { scale = $0.magnification })
      Text("press").onLongPressGesture(minimumDuration: .infinity) { presses += 1 }
      Text("\(presses) presses, \(Int(offset.width)), \(scale.isFinite)")
      List(0..<40) { Text("row \($0)").swipeActions { Button("Delete") {} } }
        .refreshable {}
    }
  }
}

@MainActor @Suite(.serialized) struct ExtremeTouchTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e30, -1e30])
  func fingersThatGoNowhere(_ number: Double) {
    let driver = AppDriver { Controls() }
    let far = CGPoint(x: number, y: number)
    for point in driver.elements.compactMap(\.hitPoint) {
      driver.drag(from: point, to: far, steps: 2, hold: .zero)
      driver.pinch((point, far), (point, point), steps: 2)
      driver.settle()
    }
    for point in [CGPoint(x: 200, y: number), CGPoint(x: number, y: 200)] {
      driver.app.scroll(at: CGPoint(x: 200, y: 600), by: CGSize(width: number, height: number))
      driver.app.hover(at: point)
      driver.app.secondaryClick(at: point)
      driver.app.tap(at: point)
      driver.settle()
    }
    #expect(driver.elements.contains { $0.label.hasPrefix("0 presses, ") })
    for element in driver.elements {
      #expect(abs(element.frame.midX) < 1e9 && abs(element.frame.midY) < 1e9)
    }
  }

  @Test func aPressMayHaveToLastForEver() throws {
    let driver = AppDriver { Controls() }
    try driver.longPress("press", for: .seconds(5))
    #expect(driver.elements.contains { $0.label.hasPrefix("0 presses, ") })
  }
}
