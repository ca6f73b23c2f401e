import SwiftUI

struct BarView: View {
  let share: Double
  let color: Color

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(color.opacity(0.2))
        Capsule().fill(color)
          .frame(width: proxy.size.width * share)
      }
    }
    .frame(height: 12)
  }
}

struct PieChart: View {
  let slices: [StatisticsViewModel.Slice]

  var body: some View {
    ZStack {
      ForEach(Array(slices.enumerated()), id: \.element.id) { index, slice in
        PieSlice(start: start(of: index), end: start(of: index) + slice.share)
          .fill(slice.category.color)
          .overlay(
            PieSlice(start: start(of: index), end: start(of: index) + slice.share)
              .stroke(Color(.systemBackground), lineWidth: 2))
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("statistics.chart")
    .accessibilityValue(Text("statistics.chart.value \(slices.count)"))
    .accessibilityIdentifier("pieChart")
  }

  private func start(of index: Int) -> Double {
    slices.prefix(index).map(\.share).reduce(0, +)
  }
}

/// A slice of a pie, from and to shares of the whole.
struct PieSlice: Shape {
  var start: Double
  var end: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    path.move(to: center)
    path.addArc(
      center: center, radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(start * 360 - 90), endAngle: .degrees(end * 360 - 90),
      clockwise: false)
    path.closeSubpath()
    return path
  }
}
