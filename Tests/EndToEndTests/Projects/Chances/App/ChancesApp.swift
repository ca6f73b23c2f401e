import Foundation
import SwiftUI

@main
struct ChancesApp: App {
  var body: some Scene {
    WindowGroup { TableView() }
  }
}

/// A game that leaves all to chance, by every way that there is to ask for a random number.
struct TableView: View {
  @State private var game = UUID()
  @State private var rolls: [Int] = []
  @State private var cards = Array(1...52).shuffled()

  var body: some View {
    VStack {
      Text(game.uuidString).accessibilityIdentifier("game")
      Text(cards.prefix(10).map(String.init).joined(separator: " "))
        .accessibilityIdentifier("cards")
      Text(rolls.map(String.init).joined(separator: " ")).accessibilityIdentifier("rolls")
      Button("Roll") { rolls.append(.random(in: 1...6)) }
      Button("Roll the old way") { rolls.append(Int(arc4random_uniform(1000)) + 1) }
      Button("Draw") { cards.swapAt(0, cards.indices.randomElement() ?? 0) }
    }
  }
}
