/// What contacts are about.
public enum CNEntityType: Int, Sendable {
  /// People.
  case contacts
}

/// Whether the app may use the person's contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The cases as Contacts numbers them.
  case notDetermined, restricted, denied, authorized, limited
}
