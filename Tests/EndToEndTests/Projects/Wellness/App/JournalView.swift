import CloudKit
import SwiftUI

@MainActor
final class Journal: ObservableObject {
    @Published var notes: [CKRecord] = []
    @Published var message = ""
    private let database = CKContainer.default().privateCloudDatabase

    func load() async {
        do {
            guard try await CKContainer.default().accountStatus() == .available else {
                message = "No account"
                return
            }
            let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
            query.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
            let (results, _) = try await database.records(matching: query)
            notes = results.compactMap { try? $0.1.get() }
        } catch {
            message = error.localizedDescription
        }
    }

    func add(_ title: String) async {
        let record = CKRecord(recordType: "Note")
        record["title"] = title
        do {
            try await database.save(record)
            await load()
        } catch let error as CKError {
            message = "Error \(error.code.rawValue)"
        } catch {
            message = error.localizedDescription
        }
    }

    func remove(_ record: CKRecord) async {
        _ = try? await database.deleteRecord(withID: record.recordID)
        await load()
    }
}

struct JournalView: View {
    @StateObject private var journal = Journal()
    @State private var title = ""

    var body: some View {
        List {
            TextField("New note", text: $title)
            Button("Add") {
                Task {
                    await journal.add(title)
                    title = ""
                }
            }
            ForEach(journal.notes, id: \.recordID) { note in
                HStack {
                    Text(note["title"] as? String ?? "")
                    Spacer()
                    Button("Delete") { Task { await journal.remove(note) } }
                }
            }
            Text(journal.message).accessibilityIdentifier("journal.message")
        }
        .navigationTitle("Journal")
        .task { await journal.load() }
    }
}
