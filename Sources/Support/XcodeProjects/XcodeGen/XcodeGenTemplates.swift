/// Fills the templates into the targets and schemes of a `project.yml`.
struct XcodeGenTemplates {
  let templates: [String: DocumentValue]
  let problems: ProblemList
  let place: ProjectPlace

  /// A target with what its templates say below it, attributes filled in.
  ///
  /// - Parameters:
  ///   - target: What the target itself says.
  ///   - variables: Attributes that all have, such as `target_name`.
  /// - Returns: The target as if it had been written whole.
  func filled(
    _ target: [String: DocumentValue], variables: [String: String]
  ) -> [String: DocumentValue] {
    var variables = variables
    for (name, value) in target["templateAttributes"]?.mapping ?? [:] {
      variables[name] = value.text
    }
    var left = 100
    let below = merged(target["templates"]?.texts ?? [], open: [], left: &left)
    let whole = XcodeGenSpec.merge(target, onto: below)
    return XcodeGenSpec.fill(.mapping(whole), variables, depth: 0).mapping ?? whole
  }

  private func merged(
    _ names: [String], open: [String], left: inout Int
  ) -> [String: DocumentValue] {
    var result: [String: DocumentValue] = [:]
    for name in names {
      guard let template = templates[name]?.mapping else {
        problems.add(.unknownTemplate(name: name, place: place))
        continue
      }
      left -= 1
      guard !open.contains(name), left > 0 else {
        problems.add(.cycle(name: name, place: place))
        continue
      }
      let below = merged(template["templates"]?.texts ?? [], open: open + [name], left: &left)
      result = XcodeGenSpec.merge(XcodeGenSpec.merge(template, onto: below), onto: result)
    }
    return result
  }
}
