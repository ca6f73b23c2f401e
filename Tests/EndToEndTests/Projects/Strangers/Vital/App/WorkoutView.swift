import SwiftUI

struct WorkoutView: View {
  @Environment(WorkoutLog.self) private var log
  @Environment(\.locale) private var locale
  @State private var sport = "running"
  @State private var minutes = 30
  @State private var sets = 3
  @State private var weight: Double?
  @State private var intensity = 0.5
  @State private var isSaved = false
  @FocusState private var isTyping: Bool

  var body: some View {
    Form {
      Section("workout.kind") {
        Picker("workout.sport", selection: $sport) {
          Text("sport.running").tag("running")
          Text("sport.cycling").tag("cycling")
          Text("sport.weights").tag("weights")
        }
        .pickerStyle(.segmented)
        .accessibilityIdentifier("workout.sport")
        TextField("workout.weight", value: $weight, format: .number.locale(locale))
          .keyboardType(.decimalPad)
          .focused($isTyping)
          .accessibilityIdentifier("workout.weight")
        Stepper("workout.sets \(sets)", value: $sets, in: 1...10)
          .accessibilityIdentifier("workout.sets")
      }
      Section("workout.duration") {
        Picker("workout.duration", selection: $minutes) {
          ForEach([15, 30, 45, 60, 90], id: \.self) { Text("workout.minutes \($0)") }
        }
        .pickerStyle(.wheel)
        .frame(height: 120)
      }
      Section("workout.intensity") {
        Slider(value: $intensity, in: 0...1, step: 0.25)
          .accessibilityIdentifier("workout.intensity")
        Text(intensity, format: .percent)
          .accessibilityIdentifier("workout.intensityValue")
      }
      Section {
        Button("workout.save") {
          log.add(Workout(sport: sport, minutes: minutes, weight: weight ?? 0))
          isSaved = true
        }
        .disabled(weight == nil)
        .accessibilityIdentifier("workout.save")
      }
      Section("workout.history") {
        ForEach(log.workouts) { workout in
          VStack(alignment: .leading) {
            Text(LocalizedStringKey("sport." + workout.sport))
            Text("workout.minutes \(workout.minutes)")
          }
          .accessibilityElement(children: .combine)
          .accessibilityIdentifier("history.row")
        }
      }
    }
    .navigationTitle("tab.workout")
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("action.done") { isTyping = false }
      }
    }
    .alert("workout.saved", isPresented: $isSaved) {
      Button("action.ok") {}
    } message: {
      Text("workout.saved.message \(log.workouts.count)")
    }
  }
}
