import Foundation

/// The dialog in which people choose a file or a place for one.
///
/// Its bar and buttons are named as those of iOS, where it is a view of the system's: "Cancel",
/// "Open", "Save" and "Move", and a cell for each file with the name of the file.
struct FileBrowser: View {
  /// What the dialog is for.
  enum Purpose {
    /// To choose one file, or several.
    case opening([URL], severally: Bool)
    /// To save under a name.
    case saving(String)
    /// To move something somewhere.
    case moving
  }

  let purpose: Purpose
  /// Ends the dialog: with files, with none where the place alone was chosen, or by cancelling.
  let finish: ([URL]?) -> Void
  @State private var chosen: Set<URL> = []

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("On My iPhone")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { finish(nil) }
          }
          ToolbarItem(placement: .confirmationAction) { confirmation }
        }
    }
  }

  @ViewBuilder private var content: some View {
    switch purpose {
    case .opening(let files, let severally):
      if files.isEmpty {
        ContentUnavailableView("Folder is Empty", systemImage: "folder")
      } else {
        List(files, id: \.self) { file in
          Button {
            if severally { choose(file) } else { finish([file]) }
          } label: {
            Label(
              file.lastPathComponent, systemImage: chosen.contains(file) ? "checkmark" : "doc")
          }
        }
      }
    case .saving(let name): List { Label(name, systemImage: "doc") }
    case .moving: ContentUnavailableView("Folder is Empty", systemImage: "folder")
    }
  }

  @ViewBuilder private var confirmation: some View {
    switch purpose {
    case .opening(_, severally: true):
      Button("Open") { finish(chosen.sorted { $0.path < $1.path }) }.disabled(chosen.isEmpty)
    case .opening: EmptyView()
    case .saving: Button("Save") { finish([]) }
    case .moving: Button("Move") { finish([]) }
    }
  }

  private func choose(_ file: URL) {
    if chosen.remove(file) == nil { chosen.insert(file) }
  }
}

extension View {
  /// Shows a dialog for files while a condition holds; swiped away it is cancelled.
  ///
  /// - Parameters:
  ///   - isPresented: The condition, which no longer holds afterwards.
  ///   - purpose: Asked when the dialog comes.
  ///   - finish: Told what was chosen, or that nothing was.
  /// - Returns: The view.
  func fileBrowser(
    isPresented: Binding<Bool>, purpose: @escaping () -> FileBrowser.Purpose,
    finish: @escaping ([URL]?) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileBrowser(purpose: purpose()) { files in
        isPresented.wrappedValue = false
        finish(files)
      }
    }
  }
}
