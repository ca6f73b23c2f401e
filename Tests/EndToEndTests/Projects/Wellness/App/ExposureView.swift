import ExposureNotification
import SwiftUI

final class Exposures: ObservableObject {
    @Published var state = "Off"
    @Published var result = ""
    private let manager = ENManager()

    init() {
        manager.activate { [weak self] _ in self?.update() }
    }

    deinit { manager.invalidate() }

    func enable() {
        manager.setExposureNotificationEnabled(true) { [weak self] error in
            if let error = error as? ENError, error.code == .notAuthorized { self?.result = "Not allowed" }
            self?.update()
        }
    }

    func check() {
        manager.detectExposures(configuration: ENExposureConfiguration(), diagnosisKeyURLs: []) { [weak self] summary, error in
            guard let self, let summary else {
                self?.result = "Cannot check"
                return
            }
            manager.getExposureWindows(summary: summary) { windows, _ in
                let minutes = (windows ?? []).flatMap(\.scanInstances).reduce(0) { $0 + $1.secondsSinceLastScan } / 60
                self.result = "\(summary.matchedKeyCount) contact, \(minutes) minutes"
            }
        }
    }

    private func update() {
        switch manager.exposureNotificationStatus {
        case .active: state = "On"
        default: state = "Off"
        }
    }
}

struct ExposureView: View {
    @StateObject private var exposures = Exposures()

    var body: some View {
        List {
            Text(exposures.state).accessibilityIdentifier("exposure.state")
            Button("Turn on") { exposures.enable() }
            Button("Check") { exposures.check() }
            Text(exposures.result).accessibilityIdentifier("exposure.result")
        }
        .navigationTitle("Contacts")
    }
}
