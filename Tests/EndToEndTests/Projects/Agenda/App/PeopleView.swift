import ContactsUI
import SwiftUI

struct PeopleView: View {
    @State private var isPicking = false
    @State private var isAdding = false
    @State private var guest: CNContact?

    var body: some View {
        VStack(spacing: 16) {
            if let guest {
                Text(CNContactFormatter.string(from: guest, style: .fullName) ?? "?")
                    .accessibilityIdentifier("guest name")
                Text(guest.phoneNumbers.first?.value.stringValue ?? "no phone")
                    .accessibilityIdentifier("guest phone")
            } else {
                Text("Nobody yet").accessibilityIdentifier("guest name")
            }
            Button("Choose Guest") { isPicking = true }
            Button("Add Guest") { isAdding = true }
        }
        .navigationTitle("People")
        .sheet(isPresented: $isPicking) {
            ContactPicker { guest = $0 }
        }
        .sheet(isPresented: $isAdding) {
            NewContact { contact in
                if let contact { guest = contact }
                isAdding = false
            }
        }
    }
}

struct ContactPicker: UIViewControllerRepresentable {
    let onPick: (CNContact) -> Void

    func makeUIViewController(context: Context) -> CNContactPickerViewController {
        let picker = CNContactPickerViewController()
        picker.delegate = context.coordinator
        picker.predicateForEnablingContact = NSPredicate(format: "phoneNumbers.@count > 0")
        return picker
    }

    func updateUIViewController(_ picker: CNContactPickerViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(onPick: onPick) }

    final class Coordinator: NSObject, CNContactPickerDelegate {
        let onPick: (CNContact) -> Void

        init(onPick: @escaping (CNContact) -> Void) { self.onPick = onPick }

        func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
            onPick(contact)
        }
    }
}

struct NewContact: UIViewControllerRepresentable {
    let onEnd: (CNContact?) -> Void

    func makeUIViewController(context: Context) -> CNContactViewController {
        let controller = CNContactViewController(forNewContact: nil)
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: CNContactViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(onEnd: onEnd) }

    final class Coordinator: NSObject, CNContactViewControllerDelegate {
        let onEnd: (CNContact?) -> Void

        init(onEnd: @escaping (CNContact?) -> Void) { self.onEnd = onEnd }

        func contactViewController(
            _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
        ) {
            onEnd(contact)
        }
    }
}
