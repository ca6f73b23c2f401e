import SwiftUI

struct OverviewView: View {
  @Environment(DaySummary.self) private var day

  var body: some View {
    List {
      Section("overview.today") {
        if let steps = day.steps {
          Text("overview.steps \(steps)")
            .accessibilityIdentifier("overview.steps")
          LabeledContent("overview.distance") {
            Text("\(day.distance, format: .number.precision(.fractionLength(1))) km")
              .accessibilityIdentifier("overview.distance")
          }
        } else {
          ProgressView("overview.loading")
        }
      }
      Section("overview.reminders") {
        if day.hasReminders {
          Text("overview.reminders.on")
        } else if day.wasRefused {
          Text("overview.reminders.off")
        }
        Button("overview.reminders.enable") {
          Task { await day.askForReminders() }
        }
        .accessibilityIdentifier("overview.enableReminders")
      }
      Section {
        NavigationLink("overview.pulse") { PulseView() }
      }
    }
    .navigationTitle("tab.overview")
    .toolbar {
      Button("overview.reload", systemImage: "arrow.clockwise") {
        Task { await day.reload() }
      }
      .accessibilityIdentifier("overview.reload")
    }
    .task { await day.load() }
  }
}

struct PulseView: View {
  private let values = [58, 61, 57, 60]

  var body: some View {
    List {
      ForEach(values.indices, id: \.self) { index in
        HStack {
          Image(systemName: "heart.fill")
          Text("pulse.value \(values[index])")
        }
        .accessibilityIdentifier("pulse.\(index)")
      }
      Text("pulse.average \(values.reduce(0, +) / values.count)")
        .accessibilityIdentifier("pulse.average")
    }
    .navigationTitle("overview.pulse")
  }
}
