/// Tells what is met in bodies, without what it is looked for in them otherwise.
struct SightReader {
  let readings: BodyReadings

  /// What is met in a function's body.
  func sights(of function: FunctionDeclaration) -> [BodySight] { sights(of: .function(function)) }

  /// What is met in a computed property's getter.
  func sights(of property: PropertyDeclaration) -> [BodySight] { sights(of: .property(property)) }

  private func sights(of declaration: Declaration) -> [BodySight] {
    readings.reading(of: declaration, in: declaration.scope(on: nil)).sights
  }
}
