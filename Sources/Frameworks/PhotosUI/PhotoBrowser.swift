import SimulatedUI

/// The sheet in which persons choose photos, of a library without any.
struct PhotoBrowser: View {
  @Binding var isPresented: Bool

  var body: some View {
    NavigationStack {
      ContentUnavailableView("No Photos or Videos", systemImage: "photo.on.rectangle")
        .navigationTitle("Photos")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { isPresented = false }
          }
        }
    }
  }
}
