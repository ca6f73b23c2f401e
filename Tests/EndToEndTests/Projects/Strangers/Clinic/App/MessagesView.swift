import SwiftUI

struct MessagesView: View {
  private enum Folder: String, CaseIterable {
    case inbox = "Inbox"
    case archive = "Archive"
  }

  @Environment(ClinicModel.self) private var model
  @State private var folder = Folder.inbox
  @State private var messages: [Message] = []
  @State private var isLoading = true

  var body: some View {
    List {
      Picker("Folder", selection: $folder) {
        ForEach(Folder.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      if isLoading {
        ProgressView()
      } else {
        ForEach(messages) { message in
          VStack(alignment: .leading) {
            Text(message.subject).font(.headline)
            Text(message.body)
          }
        }
      }
    }
    .navigationTitle("Messages")
    .task(id: folder) {
      isLoading = true
      switch folder {
      case .inbox: messages = (try? await model.loadInbox()) ?? []
      case .archive: messages = (try? await model.loadArchive()) ?? []
      }
      isLoading = false
    }
  }
}
