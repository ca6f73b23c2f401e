import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct NextMeetingEntry: TimelineEntry {
    let date: Date
    let title: String
    var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 1) }
}

struct NextMeetingProvider: TimelineProvider {
    func placeholder(in context: Context) -> NextMeetingEntry {
        NextMeetingEntry(date: .now, title: "Meeting")
    }

    func getSnapshot(in context: Context, completion: @escaping (NextMeetingEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(
        in context: Context, completion: @escaping (Timeline<NextMeetingEntry>) -> Void
    ) {
        let lines = context.family == .systemSmall ? 1 : 3
        let entries = (0..<lines).map { hour in
            NextMeetingEntry(date: .now.addingTimeInterval(Double(hour) * 3600), title: "\(hour)")
        }
        completion(Timeline(entries: entries, policy: .after(.now.addingTimeInterval(3600))))
    }
}

struct NextMeetingView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var mode
    let entry: NextMeetingEntry

    var body: some View {
        switch family {
        case .accessoryCircular: Image(systemName: "calendar").widgetAccentable()
        default: Text(entry.title)
        }
    }
}

struct NextMeetingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "next", provider: NextMeetingProvider()) { entry in
            NextMeetingView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
                .widgetURL(URL(string: "agenda://next"))
        }
        .configurationDisplayName("Next Meeting")
        .description("Says what is next.")
        .supportedFamilies([.systemSmall, .accessoryCircular])
        .contentMarginsDisabled()
    }
}

struct RoomIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Room"
    static let description = IntentDescription("Choose a room")

    @Parameter(title: "Room") var room: String?
}

struct RoomProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> NextMeetingEntry {
        NextMeetingEntry(date: .now, title: "Room")
    }

    func snapshot(for configuration: RoomIntent, in context: Context) async -> NextMeetingEntry {
        NextMeetingEntry(date: .now, title: configuration.room ?? "Room")
    }

    func timeline(
        for configuration: RoomIntent, in context: Context
    ) async -> Timeline<NextMeetingEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .atEnd)
    }
}

struct RoomWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "room", intent: RoomIntent.self, provider: RoomProvider()) {
            NextMeetingView(entry: $0).containerBackground(for: .widget) { Color.black }
        }
        .configurationDisplayName("Room")
    }
}

struct TalkActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TalkAttributes.self) { context in
            Text("\(context.attributes.title): \(context.state.minutes)")
                .activityBackgroundTint(.cyan)
                .activitySystemActionForegroundColor(.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text(context.attributes.title) }
                DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.minutes)") }
                DynamicIslandExpandedRegion(.bottom) { ProgressView() }
            } compactLeading: {
                Text("T")
            } compactTrailing: {
                Text("\(context.state.minutes)")
            } minimal: {
                Text("\(context.state.minutes)")
            }
            .keylineTint(.red)
        }
    }
}

struct AgendaWidgets: WidgetBundle {
    var body: some Widget {
        NextMeetingWidget()
        RoomWidget()
        TalkActivity()
    }
}

#Preview(as: .systemSmall) {
    NextMeetingWidget()
} timeline: {
    NextMeetingEntry(date: .now, title: "Weekly")
    NextMeetingEntry(date: .now, title: "Lunch")
}
