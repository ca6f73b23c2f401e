import HealthKit
import SwiftUI

@MainActor
final class HealthModel: ObservableObject {
    @Published var steps = "–"
    @Published var pulse = "–"
    @Published var water = "–"
    @Published var message = ""

    private let store = HKHealthStore()
    private let stepType = HKQuantityType(.stepCount)
    private let pulseType = HKQuantityType(.heartRate)
    private let waterType = HKQuantityType(.dietaryWater)

    func ask() async {
        do {
            try await store.requestAuthorization(toShare: [waterType], read: [stepType, pulseType, waterType])
            load()
        } catch {
            message = error.localizedDescription
        }
    }

    func drink() {
        let sample = HKQuantitySample(
            type: waterType,
            quantity: HKQuantity(unit: .literUnit(with: .milli), doubleValue: 250),
            start: Date(), end: Date()
        )
        store.save(sample) { saved, error in
            DispatchQueue.main.async {
                self.message = saved ? "Saved" : error?.localizedDescription ?? "?"
                self.load()
            }
        }
    }

    private func load() {
        let start = Calendar.current.startOfDay(for: Date())
        let today = HKQuery.predicateForSamples(withStart: start, end: nil, options: .strictStartDate)
        sum(stepType, .count(), today) { self.steps = $0 }
        sum(waterType, .literUnit(with: .milli), today) { self.water = $0 }
        let newest = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
        let query = HKSampleQuery(sampleType: pulseType, predicate: nil, limit: 1, sortDescriptors: [newest]) { _, samples, _ in
            let unit = HKUnit.count().unitDivided(by: .minute())
            let value = (samples?.first as? HKQuantitySample)?.quantity.doubleValue(for: unit)
            DispatchQueue.main.async { self.pulse = value.map { "\(Int($0))" } ?? "none" }
        }
        store.execute(query)
    }

    private func sum(_ type: HKQuantityType, _ unit: HKUnit, _ predicate: NSPredicate, show: @escaping (String) -> Void) {
        let query = HKStatisticsQuery(quantityType: type, quantitySamplePredicate: predicate, options: .cumulativeSum) { _, statistics, _ in
            let value = statistics?.sumQuantity()?.doubleValue(for: unit)
            DispatchQueue.main.async { show(value.map { "\(Int($0.rounded()))" } ?? "none") }
        }
        store.execute(query)
    }
}

struct HealthView: View {
    @StateObject private var model = HealthModel()

    var body: some View {
        List {
            LabeledContent("Steps", value: model.steps).accessibilityIdentifier("health.steps")
            LabeledContent("Pulse", value: model.pulse).accessibilityIdentifier("health.pulse")
            LabeledContent("Water", value: model.water).accessibilityIdentifier("health.water")
            Button("Drink a glass") { model.drink() }
            Text(model.message).accessibilityIdentifier("health.message")
        }
        .navigationTitle("Health")
        .task { await model.ask() }
    }
}
