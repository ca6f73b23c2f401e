import ElementModel
import SessionProtocol
import SourceModel

/// Putting a chain of calls together, and running it.
extension ExplorerMind {
  /// Adds to the end of the chain.
  mutating func addToChain(_ item: ChainItem) {
    guard composer.composition.items.count < Composition.limit else {
      notice = language.say("the chain is full", ja: "これ以上は追加できません")
      return
    }
    composer.composition.interrupt()
    composer.composition.items.append(item)
    composer.composition.isSaved = false
    selectInComposer(composer.composition.items.count - 1)
    notice = language.say(
      "Added, as number \(composer.composition.items.count) of the chain (\(preferences.way(to: .showComposer)) shows it).",
      ja:
        "並びの \(composer.composition.items.count) 番目に追加しました（\(preferences.way(to: .showComposer)) で表示）。"
    )
  }

  /// Runs the chain from the line selected in the composer.
  mutating func runChain(onlyOne: Bool) -> [ExplorerEffect] {
    let place = pages.front?.cursor ?? 0
    guard composer.composition.items.indices.contains(place) else { return [] }
    for item in composer.composition.items.indices[place...] {
      composer.composition.items[item].status = .pending
    }
    return runChainItem(at: place, alone: onlyOne)
  }

  private mutating func runChainItem(at place: Int, alone: Bool) -> [ExplorerEffect] {
    let effects = call(composer.composition.items[place].code)
    guard !effects.isEmpty else { return [] }
    composer.composition.running = Composition.Run(place: place, isAlone: alone)
    composer.composition.items[place].status = .running
    selectInComposer(place)
    return effects
  }

  /// Selects a line of the chain, if the composer is open.
  private mutating func selectInComposer(_ place: Int) {
    pages.select(place, in: ComposerPage.Key())
  }

  /// Runs the next item of the chain, unless the one before it failed.
  mutating func goOnInChain(after hand: HandEvent) -> [ExplorerEffect]? {
    guard let run = composer.composition.running, hand.progress == .ended else { return nil }
    composer.end(problem: hand.problem)
    guard hand.problem == nil else { return nil }
    let next = run.place + 1
    guard composer.composition.items.indices.contains(next) else {
      notice = language.say("The chain was run to its end.", ja: "並びを最後まで実行しました。")
      return nil
    }
    if !run.isAlone { return runChainItem(at: next, alone: false) }
    selectInComposer(next)
    return nil
  }
}
