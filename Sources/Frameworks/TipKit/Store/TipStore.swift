import DeviceServices
import Foundation
import Observation
import Synchronization

/// What the app in use knows of its tips.
///
/// Views that ask it are updated with each change.
final class TipStore: Observable, Sendable {
  /// The store of this process.
  static let shared = TipStore()

  /// How many times of an event are kept.
  private static let donationLimit = 1_000

  private struct Contents {
    /// The launch of the app that it is about.
    var launch = DeviceServices.shared.launches.count
    var settings: TipSettings?
    var testing = TipTesting()
    var state = TipState()
    /// Parameters that are not kept.
    var transient: [String: any Sendable] = [:]
    var listeners: [UInt64: @Sendable () -> Void] = [:]
    var lastListener: UInt64 = 0
  }

  private let contents = Mutex(Contents())
  private let registrar = ObservationRegistrar()

  private init() {}

  /// Stands for all that is known.
  private var revision: Int { 0 }

  private func read<Value>(_ body: (borrowing Contents) -> sending Value) -> Value {
    registrar.access(self, keyPath: \.revision)
    return contents.withLock {
      Self.follow(&$0)
      return body($0)
    }
  }

  /// Begins anew where the app was launched anew: what is kept is read when it configures tips.
  private static func follow(_ contents: inout Contents) {
    guard contents.launch != DeviceServices.shared.launches.count else { return }
    contents = Contents()
  }

  /// Changes what is known, keeps it, and tells views and listeners.
  private func change(_ body: (inout Contents) -> Void) {
    let listeners = registrar.withMutation(of: self, keyPath: \.revision) {
      contents.withLock { contents -> [@Sendable () -> Void] in
        Self.follow(&contents)
        body(&contents)
        Self.save(contents)
        return contents.listeners.sorted { $0.key < $1.key }.map(\.value)
      }
    }
    for listener in listeners { listener() }
  }

  private static func file(of settings: TipSettings) -> URL {
    settings.location.folder.appending(path: "tips.json")
  }

  private static func save(_ contents: borrowing Contents) {
    guard let settings = contents.settings, let data = try? JSONEncoder().encode(contents.state)
    else { return }
    let folder = settings.location.folder
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: file(of: settings), options: .atomic)
  }
}

// Setting up.
extension TipStore {
  /// Lets tips be shown.
  func configure(_ options: [Tips.ConfigurationOption]) throws {
    guard read({ $0.settings == nil }) else {
      throw TipKitError.tipsDatastoreAlreadyConfigured
    }
    var settings = TipSettings()
    for option in options { option.apply(&settings) }
    let kept = (try? Data(contentsOf: Self.file(of: settings))).flatMap {
      try? JSONDecoder().decode(TipState.self, from: $0)
    }
    change {
      // What the app has set before it configures tips counts.
      if let kept {
        $0.state = TipState(
          tips: kept.tips.merging($0.state.tips) { $1 },
          parameters: kept.parameters.merging($0.state.parameters) { $1 },
          donations: kept.donations.merging($0.state.donations) { $0 + $1 }, last: kept.last)
      }
      $0.settings = settings
    }
  }

  /// Forgets everything.
  func reset() throws {
    guard read({ $0.settings == nil }) else {
      throw TipKitError.tipsDatastoreAlreadyConfigured
    }
    try? FileManager.default.removeItem(at: Self.file(of: TipSettings()))
    change { $0.state = TipState() }
  }

  /// Sets what is shown whatever rules say.
  func test(_ change: (inout TipTesting) -> Void) { self.change { change(&$0.testing) } }

  /// Has something asked now and after each change.
  func updates<Value: Equatable & Sendable>(
    of value: @escaping @Sendable () -> Value
  ) -> AsyncStream<Value> {
    AsyncStream { continuation in
      let last = Mutex<Value?>(nil)
      let tell: @Sendable () -> Void = {
        let now = value()
        let isNew = last.withLock { last in
          defer { last = now }
          return last != now
        }
        if isNew { continuation.yield(now) }
      }
      let number = contents.withLock { contents in
        Self.follow(&contents)
        contents.lastListener += 1
        contents.listeners[contents.lastListener] = tell
        return contents.lastListener
      }
      continuation.onTermination = { [weak self] _ in
        self?.contents.withLock { _ = $0.listeners.removeValue(forKey: number) }
      }
      tell()
    }
  }
}

// Parameters and events.
extension TipStore {
  /// A parameter's value; `nil` until the app has set it.
  func parameter<Value: Codable & Sendable>(_ key: String, isTransient: Bool) -> Value? {
    if isTransient { return read { $0.transient[key] as? Value } }
    return read { $0.state.parameters[key] }.flatMap {
      try? JSONDecoder().decode(Value.self, from: $0)
    }
  }

  /// Sets a parameter.
  func setParameter<Value: Codable & Sendable>(_ key: String, _ value: Value, isTransient: Bool) {
    if isTransient { return change { $0.transient[key] = value } }
    guard let data = try? JSONEncoder().encode(value) else { return }
    guard read({ $0.state.parameters[key] }) != data else { return }
    change { $0.state.parameters[key] = data }
  }

  /// When an event has happened, the first time first.
  func donations(of event: String) -> [StoredDonation] {
    read { $0.state.donations[event] ?? [] }
  }

  /// Notes that an event has happened.
  func donate(_ donation: StoredDonation, to event: String) {
    change {
      $0.state.donations[event, default: []].append(donation)
      let surplus = ($0.state.donations[event]?.count ?? 0) - Self.donationLimit
      if surplus > 0 { $0.state.donations[event]?.removeFirst(surplus) }
    }
  }
}

// Tips.
extension TipStore {
  /// Whether a tip is shown.
  func status(of tip: some Tip) -> Tips.Status {
    let (record, isConfigured, testing, last, frequency) = read {
      (
        $0.state.tips[tip.key] ?? TipRecord(), $0.settings != nil,
        $0.testing.shows(String(describing: type(of: tip))), $0.state.last,
        $0.settings?.frequency ?? .immediate
      )
    }
    if let testing, isConfigured { return testing ? .available : .pending }
    if let reason = record.invalidation { return .invalidated(reason) }
    guard isConfigured, tip.rules.allSatisfy(\.holds) else { return .pending }
    let ignores = tip.options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.isIgnoring == true }
    if !ignores, let last, last.tip != tip.key, Date() < last.date + frequency.seconds {
      return .pending
    }
    return .available
  }

  /// Notes that a tip came onto the screen, if it may be there any longer.
  func display(_ tip: some Tip) {
    let key = tip.key
    let counts = tip.options.compactMap { ($0 as? Tips.MaxDisplayCount)?.count }
    let durations = tip.options.compactMap { ($0 as? Tips.MaxDisplayDuration)?.seconds }
    let now = Date()
    change {
      var record = $0.state.tips[key] ?? TipRecord()
      if let limit = counts.min(), record.displays >= limit {
        record.invalidation = record.invalidation ?? .displayCountExceeded
      } else if let limit = durations.min(), let first = record.first, now >= first + limit {
        record.invalidation = record.invalidation ?? .displayDurationExceeded
      } else {
        record.displays += 1
        record.first = record.first ?? now
        $0.state.last = TipState.LastTip(tip: key, date: now)
      }
      $0.state.tips[key] = record
    }
  }

  /// Shows a tip no more.
  func invalidate(_ key: String, _ reason: Tips.InvalidationReason) {
    change {
      guard $0.state.tips[key]?.invalidation == nil else { return }
      $0.state.tips[key, default: TipRecord()].invalidation = reason
    }
  }

  /// Makes a tip as new.
  func forget(_ key: String) { change { $0.state.tips[key] = nil } }
}
