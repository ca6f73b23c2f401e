import Charts
import SwiftUI

struct StepsScreen: View {
  private static let start =
    Calendar.current.date(from: DateComponents(year: 2024, month: 3, day: 1)) ?? .now

  private struct Day: Identifiable {
    let id: Int
    var date: Date { Calendar.current.date(byAdding: .day, value: id, to: start) ?? start }
    var steps: Int { 4000 + id * 1700 % 5000 }
  }

  private let days = (0..<28).map { Day(id: $0) }
  @State private var position = Self.start

  var body: some View {
    VStack {
      Text(position, format: .dateTime.month().day()).accessibilityIdentifier("position")
      Chart(days) { day in
        LineMark(x: .value("Day", day.date, unit: .day), y: .value("Steps", day.steps))
          .interpolationMethod(.monotone)
          .symbol(.circle)
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 3600 * 24 * 7)
      .chartScrollPosition(x: $position)
      .chartScrollTargetBehavior(
        .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .page)
      )
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { value in
          AxisGridLine()
          if let date = value.as(Date.self) {
            AxisValueLabel(centered: true) { Text(date, format: .dateTime.day()) }
          }
        }
      }
      .chartYScale(domain: 0...10_000)
      .accessibilityIdentifier("steps")
      .frame(height: 300)
      Button("Last week") {
        position = Calendar.current.date(byAdding: .day, value: 21, to: Self.start) ?? position
      }
    }
    .padding()
  }
}
