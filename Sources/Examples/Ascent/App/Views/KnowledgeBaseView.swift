import SwiftUI

struct KnowledgeBaseView: View {
  @State private var newOnly = false
  private let articles = ["labels", "returns", "boots", "stoves"]

  var body: some View {
    List {
      HStack {
        filter("knowledge.all", isOn: !newOnly) { newOnly = false }
        filter("knowledge.new", isOn: newOnly) { newOnly = true }
      }
      ForEach(articles.filter { !newOnly || $0 == "stoves" }, id: \.self) { article in
        NavigationLink {
          Text(LocalizedStringKey("article." + article + ".text"))
            .accessibilityIdentifier("article.text")
            .padding()
            .navigationTitle(LocalizedStringKey("article." + article))
        } label: {
          Text(LocalizedStringKey("article." + article))
        }
        .accessibilityIdentifier("article." + article)
      }
    }
    .navigationTitle("knowledge.title")
  }

  private func filter(_ key: String, isOn: Bool, action: @escaping () -> Void) -> some View {
    Button(LocalizedStringKey(key)) {
      Task {
        try? await Task.sleep(for: .milliseconds(600))
        action()
      }
    }
    .buttonStyle(.bordered)
    .accessibilityIdentifier(key)
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}
