import ActivityKit
import SwiftUI
import WidgetKit

struct TalkAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
    }

    var title: String
}

struct CountdownView: View {
    @State private var activity: Activity<TalkAttributes>?
    @State private var state = "idle"
    @State private var minutes = 0

    var body: some View {
        VStack(spacing: 16) {
            Text(state).accessibilityIdentifier("state")
            Text("\(minutes) min").accessibilityIdentifier("minutes")
            Text("\(Activity<TalkAttributes>.activities.count) running")
                .accessibilityIdentifier("running")
            Button("Start") { start() }
            Button("Wait") {
                Task { await activity?.update(content(5, staleIn: 60)) }
            }
            Button("End") {
                Task { await activity?.end(content(0), dismissalPolicy: .immediate) }
            }
        }
        .navigationTitle("Countdown")
    }

    private func content(
        _ minutes: Int, staleIn seconds: TimeInterval? = nil
    ) -> ActivityContent<TalkAttributes.ContentState> {
        ActivityContent(
            state: TalkAttributes.ContentState(minutes: minutes),
            staleDate: seconds.map { Date.now.addingTimeInterval($0) })
    }

    private func start() {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
        do {
            let activity = try Activity.request(
                attributes: TalkAttributes(title: "Talk"), content: content(10), pushType: nil)
            self.activity = activity
            Task {
                for await state in activity.activityStateUpdates { self.state = "\(state)" }
            }
            Task {
                for await content in activity.contentUpdates { minutes = content.state.minutes }
            }
        } catch {
            state = error.localizedDescription
        }
    }
}
