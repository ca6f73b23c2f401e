import SwiftUI

struct AssistantView: View {
    @State private var assistant = PostAssistant()
    @State private var post = ""

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Post", text: $post)
                        .accessibilityIdentifier("assistant.post")
                    Button("Find Tags") { Task { await assistant.findTags(for: post) } }
                    Button("Shorten") { Task { await assistant.shorten(post) } }
                    Button("Ask") { Task { await assistant.ask(post) } }
                }
                .disabled(assistant.isBusy || !assistant.isAvailable)
                if let tags = assistant.tags {
                    Section("Tags") {
                        ForEach(tags.values ?? [], id: \.self) { Text($0) }
                        if let kind = tags.kind {
                            Text(kind.rawValue).accessibilityIdentifier("assistant.kind")
                        }
                    }
                }
                if assistant.isBusy { ProgressView("Thinking") }
                Text(assistant.text).accessibilityIdentifier("assistant.text")
                if let problem = assistant.problem {
                    Text(problem).accessibilityIdentifier("assistant.problem")
                }
            }
            .navigationTitle("Assistant")
        }
    }
}
