import GameKit
import GameplayKit
import SpriteKit
import SwiftUI

/// A bubble that rises; who taps it in time has a point.
final class BubbleScene: SKScene {
    var onPop: (Int) -> Void = { _ in }
    private let bubble = SKShapeNode(circleOfRadius: 40)
    private let label = SKLabelNode(text: "0")
    private let dice = GKRandomDistribution(randomSource: GKMersenneTwisterRandomSource(seed: 7), lowestValue: 1, highestValue: 3)
    private var points = 0

    override func didMove(to view: SKView) {
        guard bubble.parent == nil else { return }
        bubble.name = "bubble"
        bubble.isAccessibilityElement = true
        bubble.accessibilityLabel = "Bubble"
        bubble.accessibilityTraits = .button
        label.name = "points"
        label.isAccessibilityElement = true
        label.position = CGPoint(x: size.width / 2, y: size.height - 60)
        addChild(bubble)
        addChild(label)
        rise()
    }

    private func rise() {
        bubble.position = CGPoint(x: size.width / 4 * CGFloat(dice.nextInt()), y: 60)
        bubble.run(.sequence([
            .moveBy(x: 0, y: size.height - 200, duration: 4),
            .run { [weak self] in self?.rise() },
        ]), withKey: "rise")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, nodes(at: touch.location(in: self)).contains(bubble) else { return }
        points += 1
        label.text = "\(points)"
        onPop(points)
        rise()
    }
}

struct BubblesView: View {
    @State private var scene: BubbleScene = {
        let scene = BubbleScene(size: CGSize(width: 300, height: 400))
        scene.scaleMode = .fill
        return scene
    }()
    @State private var ranking = "Not signed in"

    var body: some View {
        VStack {
            SpriteView(scene: scene).frame(width: 300, height: 400).accessibilityIdentifier("scene")
            Text(ranking).accessibilityIdentifier("bubbles.ranking")
        }
        .navigationTitle("Bubbles")
        .onAppear {
            GKLocalPlayer.local.authenticateHandler = { _, error in
                ranking = error == nil ? "Hello, \(GKLocalPlayer.local.displayName)" : "Offline"
            }
            scene.onPop = { points in Task { await submit(points) } }
        }
    }

    private func submit(_ points: Int) async {
        do {
            try await GKLeaderboard.submitScore(points, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["bubbles"])
            let board = try await GKLeaderboard.loadLeaderboards(IDs: ["bubbles"]).first
            let entries = try await board?.loadEntries(for: .global, timeScope: .allTime, range: NSRange(location: 1, length: 10))
            if let own = entries?.0 { ranking = "Place \(own.rank) of \(entries?.2 ?? 0)" }
        } catch {
            ranking = error.localizedDescription
        }
    }
}
