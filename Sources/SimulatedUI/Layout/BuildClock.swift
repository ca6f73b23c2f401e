/// Orders what happens while items are built.
///
/// A node notes when it has handed its items over; an item notes when somebody last looked into it
/// or changed it. If that was later, a node above depends on what the item was.
@MainActor enum BuildClock {
  /// The current time; no two nodes hand over at the same.
  private(set) static var now = 1

  /// Lets time pass.
  ///
  /// - Returns: The new time.
  static func tick() -> Int {
    now += 1
    return now
  }
}
