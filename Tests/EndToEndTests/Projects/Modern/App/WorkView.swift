import Observation
import SwiftUI

@Observable @MainActor
final class Counter {
    var count = 0
    var history: [Int] = []
    var steps: [String] = []

    func watch() async {
        for await count in Observations({ self.count }) {
            history.append(count)
        }
    }

    func work() {
        steps = []
        Task.immediate {
            steps.append("immediate")
            let sum = await Sums().upTo(1_000)
            steps.append("\(sum)")
            try? await Task.sleep(for: .seconds(1))
            steps.append("rested")
        }
        steps.append("after")
        Task(name: "count up") {
            try? await Task.sleep(for: .milliseconds(200))
            count += 1
        }
    }
}

struct Sums {
    @concurrent
    func upTo(_ limit: Int) async -> Int { (1...limit).reduce(0, +) }

    nonisolated(nonsending)
    func here() async -> Int { 1 }
}

struct WorkView: View {
    @State private var counter = Counter()

    var body: some View {
        VStack {
            Button("Begin") { counter.work() }
            Text(counter.steps.joined(separator: " ")).accessibilityIdentifier("steps")
            Text(counter.history.map(String.init).joined(separator: ","))
                .accessibilityIdentifier("history")
        }
        .task { await counter.watch() }
    }
}
