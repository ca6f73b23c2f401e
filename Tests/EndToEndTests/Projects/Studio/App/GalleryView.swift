import Photos
import PhotosUI
import SwiftUI

/// A picture as the gallery keeps it.
struct Cover: Transferable {
    let size: CGSize

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { data in
            guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
            return Cover(size: image.size)
        }
    }
}

struct GalleryView: View {
    @State private var cover: PhotosPickerItem?
    @State private var coverText = "No cover"
    @State private var picks: [PhotosPickerItem] = []
    @State private var sizes = "No pictures"
    @State private var isChoosing = false
    @State private var chosen = "Nothing chosen"
    @State private var library = "Library not read"

    var body: some View {
        NavigationStack {
            List {
                PhotosPicker("Choose a cover", selection: $cover, matching: .images)
                Text(coverText).accessibilityIdentifier("gallery.cover")
                PhotosPicker(selection: $picks, maxSelectionCount: 2, matching: .images) {
                    Label("Add pictures", systemImage: "plus")
                }
                Text(sizes).accessibilityIdentifier("gallery.sizes")
                Button("Choose as before") { isChoosing = true }
                Text(chosen).accessibilityIdentifier("gallery.chosen")
                Button("Read the library", action: readLibrary)
                Text(library).accessibilityIdentifier("gallery.library")
            }
            .navigationTitle("Gallery")
            .sheet(isPresented: $isChoosing) {
                OldPicker { image in
                    chosen = image.map { "\(Int($0.size.width)) points wide" } ?? "Cancelled"
                    isChoosing = false
                }
            }
        }
        .onChange(of: cover) { _, item in
            Task {
                let loaded = try? await item?.loadTransferable(type: Cover.self)
                coverText = loaded.map { "Cover \(Int($0.size.width))×\(Int($0.size.height))" } ?? "No cover"
            }
        }
        .onChange(of: picks) { _, items in
            Task {
                var bytes: [Int] = []
                for item in items {
                    if let data = try? await item.loadTransferable(type: Data.self) { bytes.append(data.count) }
                }
                sizes = "\(bytes.count) pictures, \(bytes.allSatisfy { $0 > 50 } ? "with" : "without") data"
            }
        }
    }

    private func readLibrary() {
        PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
            guard status == .authorized else {
                library = "Not allowed"
                return
            }
            let options = PHFetchOptions()
            options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
            let assets = PHAsset.fetchAssets(with: .image, options: options)
            guard let newest = assets.firstObject else { return }
            PHImageManager.default().requestImage(
                for: newest, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFit, options: nil
            ) { image, _ in
                library = "\(assets.count) pictures, the newest \(Int(image?.size.width ?? 0)) points wide"
            }
        }
    }
}

struct OldPicker: UIViewControllerRepresentable {
    let done: (UIImage?) -> Void

    func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.sourceType = .photoLibrary
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(done: done) }

    final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        let done: (UIImage?) -> Void

        init(done: @escaping (UIImage?) -> Void) { self.done = done }

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            done(info[.originalImage] as? UIImage)
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { done(nil) }
    }
}
