import Charts
import SwiftUI

/// Charts in many of the ways in which they may be written.
struct GalleryScreen: View {
  private struct Point: Identifiable {
    let id: Int
    let name: String
    let date: Date
    var value: Double { Double(id * id % 7) }
    var low: Double { value - 1 }
    var high: Double { value + 1 }
  }

  private static let start = Date(timeIntervalSinceReferenceDate: 700_000_000)
  private let points = (0..<6).map {
    Point(
      id: $0, name: ["a", "b", "c"][$0 % 3],
      date: start.addingTimeInterval(Double($0) * 86400 * 31))
  }
  @State private var range: ClosedRange<Double>?
  @State private var lastRange = "none"
  @State private var showsRule = true

  var body: some View {
    List {
      Text("Range: \(lastRange)").accessibilityIdentifier("range")
      ranges.frame(height: 150)
      areas.frame(height: 150)
      heat.frame(height: 150)
      plots.frame(height: 150)
      bare.frame(height: 60)
    }
  }

  private var ranges: some View {
    Chart {
      ForEach(points) { point in
        BarMark(
          x: .value("Month", point.date, unit: .month), yStart: .value("Low", point.low),
          yEnd: .value("High", point.high), width: .fixed(8)
        )
        .clipShape(Capsule())
        .offset(x: 2)
        RectangleMark(
          x: .value("Month", point.date, unit: .month), y: .value("Value", point.value),
          width: .ratio(0.6), height: 2)
      }
      .foregroundStyle(Color.pink.gradient)
      if showsRule {
        RuleMark(y: .value("Mean", 3))
          .annotation(
            position: .top, alignment: .leading, spacing: 0,
            overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) { context in
            Text("Mean \(Int(context.targetSize.width) > 0 ? "line" : "")")
          }
      } else {
        AnyChartContent(RuleMark(x: .value("Month", points[0].date)))
      }
    }
    .chartXAxis {
      AxisMarks(format: .dateTime.month(.narrow), values: .stride(by: .month))
    }
    .chartYAxis(.hidden)
  }

  private var areas: some View {
    Chart(points) {
      AreaMark(
        x: .value("Index", $0.id), y: .value("Value", $0.value), stacking: .normalized
      )
      .foregroundStyle(by: .value(Text("Name"), $0.name))
      .interpolationMethod(.stepCenter)
    }
    .chartLegend(.hidden)
    .chartXSelection(range: $range)
    .onChange(of: range) { _, new in
      if let new { lastRange = "\(Int(new.lowerBound)) to \(Int(new.upperBound))" }
    }
    .accessibilityIdentifier("areas")
    .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(Color.gray) }
    .chartYAxis {
      AxisMarks(preset: .extended, position: .leading, values: [0, 0.5, 1]) { value in
        AxisTick(length: 6)
        AxisValueLabel("\(Int((value.as(Double.self) ?? 0) * 100)) %", anchor: .trailing)
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
    }
  }

  private var heat: some View {
    Chart(points) { point in
      RectangleMark(x: .value("Name", point.name), y: .value("Row", "\(point.id / 3)"))
        .foregroundStyle(by: .value("Value", point.value))
        .opacity(0.8)
        .symbol { Image(systemName: "star") }
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .red]))
    .chartXAxis {
      AxisMarks(position: .top) { _ in AxisValueLabel() }
    }
    .chartYAxisLabel("Rows", position: .leading)
  }

  private var plots: some View {
    Chart {
      BarPlot(points, x: .value("Name", \.name), y: .value("Value", \.value))
        .foregroundStyle(by: .value("Name", \.name))
      RulePlot(points, y: .value("Value", \.value))
      LinePlot(x: "x", y: "sin x", domain: 0...3) { sin($0) }
    }
    .chartXScale(range: .plotDimension(padding: 10))
  }

  private var bare: some View {
    Chart(points) { BarMark(x: .value("Value", $0.value)) }
      .chartXAxis(.hidden)
      .accessibilityLabel("Everything")
  }
}
