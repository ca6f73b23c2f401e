import CoreMotion
import SwiftUI

@MainActor
final class Walk: ObservableObject {
    @Published private(set) var steps = 0
    @Published private(set) var activity = "Nothing yet"
    @Published private(set) var pitch = 0.0
    private let pedometer = CMPedometer()
    private let activities = CMMotionActivityManager()
    private let motion = CMMotionManager()

    func start() {
        guard CMPedometer.isStepCountingAvailable() else {
            activity = "No sensors"
            return
        }
        pedometer.startUpdates(from: .now) { data, _ in
            let steps = data?.numberOfSteps.intValue ?? -1
            DispatchQueue.main.async { self.steps = steps }
        }
        activities.startActivityUpdates(to: .main) { activity in
            self.activity = activity?.walking == true ? "Walking" : "Resting"
        }
        motion.deviceMotionUpdateInterval = 0.5
        motion.startDeviceMotionUpdates(to: .main) { motion, _ in
            self.pitch = motion?.attitude.pitch ?? 0
        }
    }

    func stop() {
        pedometer.stopUpdates()
        activities.stopActivityUpdates()
        motion.stopDeviceMotionUpdates()
    }
}

struct WalkView: View {
    @StateObject private var walk = Walk()

    var body: some View {
        NavigationStack {
            Form {
                Button("Start", action: walk.start)
                Button("Stop", action: walk.stop)
                Text("\(walk.steps) steps").accessibilityIdentifier("walk.steps")
                Text(walk.activity).accessibilityIdentifier("walk.activity")
                Text(walk.pitch > 0.5 ? "Upright" : "Flat").accessibilityIdentifier("walk.pitch")
            }
            .navigationTitle("Walk")
        }
    }
}
