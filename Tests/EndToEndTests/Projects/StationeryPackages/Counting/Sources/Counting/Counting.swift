/// Numbers that others count by.
public enum Counting {
  public static let hundred = 100

  public static func next(after number: Int) -> Int { number + 1 }
}
