extension SceneStorage where Value == Bool {
  /// Keeps a Boolean.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue, form: .plain)
  }
}

extension SceneStorage where Value == Int {
  /// Keeps an integer.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue, form: .plain)
  }
}

extension SceneStorage where Value == Double {
  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue, form: .plain)
  }
}

extension SceneStorage where Value == String {
  /// Keeps a string.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue, form: .plain)
  }
}

extension SceneStorage where Value == URL {
  /// Keeps a web address.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue, form: .plain)
  }
}

extension SceneStorage where Value == Data {
  /// Keeps data.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue, form: .plain)
  }
}

extension SceneStorage where Value == Date {
  /// Keeps a date.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue, form: .plain)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a value by an integer.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue, form: .raw)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a value by a string.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue, form: .raw)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a Boolean that may be missing.
  public init(_ key: String) where Value == Bool? {
    self.init(key: key, initial: nil, form: .optional(.plain))
  }

  /// Keeps an integer that may be missing.
  public init(_ key: String) where Value == Int? {
    self.init(key: key, initial: nil, form: .optional(.plain))
  }

  /// Keeps a number that may be missing.
  public init(_ key: String) where Value == Double? {
    self.init(key: key, initial: nil, form: .optional(.plain))
  }

  /// Keeps a string that may be missing.
  public init(_ key: String) where Value == String? {
    self.init(key: key, initial: nil, form: .optional(.plain))
  }

  /// Keeps a web address that may be missing.
  public init(_ key: String) where Value == URL? {
    self.init(key: key, initial: nil, form: .optional(.plain))
  }

  /// Keeps data that may be missing.
  public init(_ key: String) where Value == Data? {
    self.init(key: key, initial: nil, form: .optional(.plain))
  }

  /// Keeps a date that may be missing.
  public init(_ key: String) where Value == Date? {
    self.init(key: key, initial: nil, form: .optional(.plain))
  }

  /// Keeps a value that may be missing by an integer.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key: key, initial: nil, form: .optional(.raw))
  }

  /// Keeps a value that may be missing by a string.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key: key, initial: nil, form: .optional(.raw))
  }
}
