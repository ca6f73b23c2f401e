/// Where the app runs.
enum Surroundings {
  static var name: String { "Staging" }
}
