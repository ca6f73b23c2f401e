/// Makes a type one that can be drawn between two states.
///
/// Nothing is drawn between states here: views and shapes are at once as they will be.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "PomeloMacros", type: "AnimatableMacro")

/// Leaves a variable out of what changes on the way.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "PomeloMacros", type: "MarkMacro")
