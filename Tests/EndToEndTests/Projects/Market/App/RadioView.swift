import MediaPlayer
import SwiftUI

struct RadioView: View {
    @State private var isPicking = false
    @State private var library = "unknown"

    var body: some View {
        VStack(spacing: 16) {
            Text(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String ?? "-")
                .accessibilityIdentifier("playing")
            VolumeSlider().frame(height: 31)
            Text(library).accessibilityIdentifier("library")
            Button("Choose Song") { isPicking = true }
        }
        .navigationTitle("Radio")
        .onAppear { play() }
        .sheet(isPresented: $isPicking) {
            SongPicker {
                library = "nothing chosen"
                isPicking = false
            }
        }
    }

    private func play() {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [
            MPMediaItemPropertyTitle: "Market song",
            MPNowPlayingInfoPropertyPlaybackRate: 1.0,
        ]
        let center = MPRemoteCommandCenter.shared()
        center.playCommand.isEnabled = true
        center.playCommand.addTarget { _ in .success }
        center.skipForwardCommand.preferredIntervals = [15]
        center.changePlaybackPositionCommand.addTarget { event in
            guard event is MPChangePlaybackPositionCommandEvent else { return .commandFailed }
            return .success
        }
    }
}

struct VolumeSlider: UIViewRepresentable {
    func makeUIView(context: Context) -> MPVolumeView { MPVolumeView(frame: .zero) }
    func updateUIView(_ view: MPVolumeView, context: Context) {}
}

struct SongPicker: UIViewControllerRepresentable {
    let onCancel: () -> Void

    func makeUIViewController(context: Context) -> MPMediaPickerController {
        let picker = MPMediaPickerController(mediaTypes: .music)
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: MPMediaPickerController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(onCancel: onCancel) }

    final class Coordinator: NSObject, MPMediaPickerControllerDelegate {
        let onCancel: () -> Void

        init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

        func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { onCancel() }
    }
}
