import Foundation
import SimulatedCombine

/// Where a value of the user's defaults is read and written.
///
/// Used from any isolation, always on the host's one thread.
final class DefaultsLocation<Value>: @unchecked Sendable {
  /// Told before the value is set here.
  var objectWillChange: ObservableObjectPublisher?
  private let key: String
  private let initial: Value
  private let store: UserDefaults
  private let form: StoredForm<Value>
  private var last: Value?
  private var readers = Readers()
  private var subscription: AnyCancellable?

  init(key: String, initial: Value, store: UserDefaults, form: StoredForm<Value>) {
    self.key = key
    self.initial = initial
    self.store = store
    self.form = form
  }

  /// The place of the same key in another store.
  func moved(to store: UserDefaults) -> DefaultsLocation {
    DefaultsLocation(key: key, initial: initial, store: store, form: form)
  }

  /// The stored value, or the first one.
  var value: Value {
    get {
      readers.noteRead()
      return stored
    }
    set {
      objectWillChange?.send()
      _DefaultsChanges.set(form.write(newValue), forKey: key, in: store)
    }
  }

  private var stored: Value { store.object(forKey: key).flatMap(form.read) ?? initial }

  /// Asks for an update of the views that have read the value whenever it has become another.
  func followForReaders() {
    follow { [weak self] in
      guard let self else { return }
      readers.invalidate(because: self)
    }
  }

  /// Whether it is the same place as another, with the same value where there is none yet.
  func isSamePlace(as other: DefaultsLocation) -> Bool {
    key == other.key && store === other.store && areEqual(initial, other.initial)
  }

  /// Calls a function whenever the value has become another, whoever changed it.
  func follow(_ action: @escaping () -> Void) {
    last = stored
    subscription = _DefaultsChanges.keys.sink { [weak self] key in
      guard let self, key == self.key else { return }
      let value = self.stored
      defer { self.last = value }
      if let last = self.last, areEqual(last, value) { return }
      action()
    }
  }
}
