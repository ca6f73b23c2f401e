import AVFoundation
import CallKit
import SwiftUI

@MainActor
final class Line: NSObject, ObservableObject {
    @Published var status = "free"
    private let provider: CXProvider
    private let controller = CXCallController()
    private var call = UUID()

    override init() {
        let configuration = CXProviderConfiguration()
        configuration.supportsVideo = false
        configuration.supportedHandleTypes = [.phoneNumber]
        provider = CXProvider(configuration: configuration)
        super.init()
        provider.setDelegate(self, queue: nil)
    }

    func ring() {
        call = UUID()
        let update = CXCallUpdate()
        update.remoteHandle = CXHandle(type: .phoneNumber, value: "+44 20 7946 0001")
        update.localizedCallerName = "Ada Lovelace"
        provider.reportNewIncomingCall(with: call, update: update) { error in
            Task { @MainActor in self.status = error == nil ? "ringing" : "no call" }
        }
    }

    func hangUp() {
        let transaction = CXTransaction(action: CXEndCallAction(call: call))
        controller.request(transaction) { error in
            Task { @MainActor in if error != nil { self.status = "nobody there" } }
        }
    }
}

extension Line: @preconcurrency CXProviderDelegate {
    func providerDidReset(_ provider: CXProvider) { status = "free" }

    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
        status = "talking"
        action.fulfill()
    }

    func provider(_ provider: CXProvider, perform action: CXEndCallAction) {
        status = "over"
        action.fulfill()
    }
}

struct LineView: View {
    @StateObject private var line = Line()

    var body: some View {
        VStack(spacing: 16) {
            Text(line.status).accessibilityIdentifier("line")
            Button("Ring") { line.ring() }
            Button("Hang Up") { line.hangUp() }
        }
        .navigationTitle("Line")
    }
}
