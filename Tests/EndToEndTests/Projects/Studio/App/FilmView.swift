import AVKit
import SwiftUI

@MainActor
final class FilmModel: ObservableObject {
    let player = AVPlayer(url: URL(string: "https://studio.example.com/films/waves.mp4")!)
    @Published var elapsed = 0
    @Published var state = "Not seen"
    private var observer: Any?

    init() {
        observer = player.addPeriodicTimeObserver(
            forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main
        ) { [weak self] time in
            MainActor.assumeIsolated { self?.elapsed = Int(time.seconds) }
        }
        NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.state = "Seen to the end" }
        }
    }
}

struct FilmView: View {
    @StateObject private var model = FilmModel()

    var body: some View {
        NavigationStack {
            VStack {
                VideoPlayer(player: model.player).frame(height: 240)
                Text("\(model.elapsed) seconds").accessibilityIdentifier("film.elapsed")
                Text(model.state).accessibilityIdentifier("film.state")
            }
            .navigationTitle("Film")
        }
    }
}
