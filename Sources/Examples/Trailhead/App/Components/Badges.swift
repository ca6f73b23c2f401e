import SwiftUI

struct DifficultyBadge: View {
  let difficulty: Trail.Difficulty

  var body: some View {
    Text(difficulty.title)
      .font(.caption.weight(.semibold))
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(color.opacity(0.2), in: .capsule)
      .foregroundStyle(color)
  }

  private var color: Color {
    switch difficulty {
    case .easy: .green
    case .moderate: .orange
    case .hard: .red
    }
  }
}

/// A figure with what it means below.
struct Fact<Value: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let value: Value

  var body: some View {
    VStack {
      value.font(.title3.bold())
      Text(title).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .combine)
  }
}

struct ConditionsView: View {
  @Environment(\.conditions) private var service
  @State private var conditions: Conditions?
  let trail: Trail

  var body: some View {
    Group {
      if let conditions {
        HStack {
          Gauge(value: conditions.crowding) {
            Text("Crowds")
          } currentValueLabel: {
            Text(conditions.crowding, format: .percent)
          }
          .gaugeStyle(.accessoryCircular)
          .accessibilityIdentifier("crowds")
          Text("\(conditions.temperature, specifier: "%.1f") °C")
            .contentTransition(.numericText())
            .accessibilityIdentifier("temperature")
        }
      } else {
        ProgressView().accessibilityIdentifier("conditionsLoading")
      }
    }
    .frame(maxWidth: .infinity, minHeight: 60)
    .task(id: trail.id) {
      for await update in service.updates(for: trail) {
        withAnimation(.snappy) { conditions = update }
      }
    }
  }
}

#Preview("Badges", traits: .sizeThatFitsLayout) {
  HStack {
    ForEach(Trail.Difficulty.allCases, id: \.self) { DifficultyBadge(difficulty: $0) }
  }
}
