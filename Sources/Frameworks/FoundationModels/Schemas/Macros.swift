// What `@Generable` becomes is written by the plugin of pomelo's macros, which reads `@Guide`.

/// Makes a structure or an enumeration something that a model can answer with.
@attached(
  extension, conformances: Generable,
  names: named(init(_:)), named(generatedContent), named(generationSchema))
@attached(
  member,
  names: named(init(_:)), named(PartiallyGenerated), named(generationSchema),
  named(generatedContent))
@available(iOS26 )
public macro Generable(description: String? = nil) =
  #externalMacro(module: "PomeloMacros", type: "GenerableMacro")

/// Says what a model is told of a property.
@attached(peer)
public macro Guide(description: String) =
  #externalMacro(module: "PomeloMacros", type: "MarkMacro")

/// Says what a model is told of a property, and what holds for its values.
@attached(peer)
public macro Guide<T: Generable>(description: String? = nil, _ guides: GenerationGuide<T>...) =
  #externalMacro(module: "PomeloMacros", type: "MarkMacro")

/// Says what a model is told of a property, and what its texts match.
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
  #externalMacro(module: "PomeloMacros", type: "MarkMacro")
