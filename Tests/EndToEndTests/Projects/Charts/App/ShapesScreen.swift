import Charts
import SwiftUI

enum Family: String, Plottable, CaseIterable {
  case round = "Round"
  case square = "Square"
}

struct Measure: ChartContent {
  let width: Double
  let height: Double
  let family: Family

  var body: some ChartContent {
    PointMark(x: .value("Width", width), y: .value("Height", height))
      .foregroundStyle(by: .value("Family", family))
      .symbol(by: .value("Family", family))
      .accessibilityLabel("\(family.rawValue) of \(Int(width))")
  }
}

struct ShapesScreen: View {
  @State private var place = "nowhere"

  var body: some View {
    VStack {
      Text(place).accessibilityIdentifier("place")
      Chart {
        Measure(width: 2, height: 4, family: .round)
        Measure(width: 8, height: 6, family: .square)
        RuleMark(y: .value("Limit", 5))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
          .foregroundStyle(.red)
          .annotation(position: .top, alignment: .trailing) {
            Button("Why?") { place = "because" }
          }
      }
      .chartXScale(domain: 0...10)
      .chartYScale(domain: .automatic(includesZero: true))
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Rectangle().fill(.clear).contentShape(Rectangle())
            .gesture(
              DragGesture(minimumDistance: 0).onEnded { drag in
                guard let frame = proxy.plotFrame else { return }
                let origin = geometry[frame].origin
                let point = CGPoint(
                  x: drag.location.x - origin.x, y: drag.location.y - origin.y)
                if let (x, y) = proxy.value(at: point, as: (Double, Double).self) {
                  place = "\(Int(x.rounded())) by \(Int(y.rounded()))"
                }
              })
        }
      }
      .chartLegend(position: .top, alignment: .leading)
      .accessibilityIdentifier("shapes")
      .frame(height: 300)
    }
    .padding()
  }
}
