import SourceModel

/// Finds where the app's sources set identifiers and labels.
struct SettingReader {
  let inference: TypeInference

  /// The settings, in the order of the sources.
  func settings() -> [CodeSetting] {
    let reader = BodyReader(inference: inference, isApp: true)
    var arguments = ArgumentTable()
    var sites: [BodyReading.SettingSite] = []
    for declaration in inference.table.types.flatMap(\.declarations) {
      let reading = reader.read(
        declaration, in: declaration.scope(on: TypeReference(name: declaration.owner)))
      arguments.add(reading.arguments)
      sites += reading.settings
    }
    let texts = TextReader(
      inference: inference, arguments: arguments, subtypes: inference.table.subtypes())
    return sites.map(texts.setting).sorted {
      ($0.location.file, $0.location.line) < ($1.location.file, $1.location.line)
    }
  }
}
