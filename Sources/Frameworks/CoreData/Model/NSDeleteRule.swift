/// What becomes of related objects when one is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule
  case nullifyDeleteRule
  case cascadeDeleteRule
  case denyDeleteRule
}
