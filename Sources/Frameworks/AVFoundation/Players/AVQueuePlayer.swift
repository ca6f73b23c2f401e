public import Foundation

/// Plays one after another.
@MainActor @preconcurrency
open class AVQueuePlayer: AVPlayer {
  private var rest: [AVPlayerItem] = []

  /// A player of several.
  nonisolated public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    MainActor.assumeIsolated {
      rest = Array(items.dropFirst())
      actionAtItemEnd = .advance
    }
  }

  /// A player of something, after which nothing comes yet.
  nonisolated public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    MainActor.assumeIsolated { actionAtItemEnd = .advance }
  }

  /// What is to be played.
  open func items() -> [AVPlayerItem] { [currentItem].compactMap(\.self) + rest }

  /// Goes on to the next one.
  open func advanceToNextItem() {
    replaceCurrentItem(with: rest.isEmpty ? nil : rest.removeFirst())
  }

  /// Whether one can be added.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains { $0 === item }
  }

  /// Adds one, after another or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard currentItem != nil else { return replaceCurrentItem(with: item) }
    if afterItem != nil, afterItem === currentItem {
      rest.insert(item, at: 0)
    } else if let afterItem, let place = rest.firstIndex(where: { $0 === afterItem }) {
      rest.insert(item, at: place + 1)
    } else {
      rest.append(item)
    }
  }

  /// Removes one.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { advanceToNextItem() }
    rest.removeAll { $0 === item }
  }

  /// Removes all.
  open func removeAllItems() {
    rest = []
    replaceCurrentItem(with: nil)
  }

  override func advance() { advanceToNextItem() }
}

/// Plays something again and again.
@MainActor @preconcurrency
open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?
  private let item: AVPlayerItem
  private var observation: (any NSObjectProtocol)?
  /// How often it was played to its end.
  open private(set) var loopCount = 0

  /// Has a player play something again and again.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    item = itemToLoop
    super.init()
    player.actionAtItemEnd = .none
    player.replaceCurrentItem(with: itemToLoop)
    observation = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: itemToLoop, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.loopCount += 1
        self?.item.seek(to: .zero)
      }
    }
  }

  /// Plays part of something again and again; all of it here.
  public convenience init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
  ) { self.init(player: player, templateItem: itemToLoop) }

  /// Plays it no more once it has come to its end.
  open func disableLooping() {
    if let observation { NotificationCenter.default.removeObserver(observation) }
    observation = nil
    player?.actionAtItemEnd = .pause
  }
}
