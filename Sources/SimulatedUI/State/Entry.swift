/// Makes a variable of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` a
/// value of its own, with a key beside it.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PomeloMacros", type: "EntryMacro")
