// What `@Model` and its relatives become is written by the plugin of pomelo's macros.

/// Makes a class one whose instances a store keeps.
@attached(
  member, names: named(_$model), named(_$entity), named(init(backingData:)))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "PomeloMacros", type: "ModelMacro")

/// What `@Model` puts before each variable that the store keeps.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "PomeloMacros", type: "PersistedPropertyMacro")

/// Says how a variable of a model is stored.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PomeloMacros", type: "MarkMacro")

/// Says how a variable of a model leads to other models.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PomeloMacros", type: "MarkMacro")

/// Keeps a variable of a model out of the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "PomeloMacros", type: "MarkMacro")

/// Names values by which models are found soon; no visible effect.
@freestanding(declaration)
public macro Index<Root: PersistentModel>(_ indices: [PartialKeyPath<Root>]...) =
  #externalMacro(module: "PomeloMacros", type: "MarkMacro")

/// Names values by which models are found soon, each in one way; no visible effect.
@freestanding(declaration)
public macro Index<Root: PersistentModel>(_ indices: Schema.Index<Root>.Types<Root>...) =
  #externalMacro(module: "PomeloMacros", type: "MarkMacro")

/// Names values of which no two models have the same; read by `@Model`.
@freestanding(declaration)
public macro Unique<Root: PersistentModel>(_ constraints: [PartialKeyPath<Root>]...) =
  #externalMacro(module: "PomeloMacros", type: "MarkMacro")

/// Gives an actor a context of its own.
@attached(
  member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
@available(iOS17 )
public macro ModelActor() = #externalMacro(module: "PomeloMacros", type: "ModelActorMacro")

/// Gives an actor a context of its own, which its initialisers may set up themselves.
@attached(
  member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
@available(iOS17 )
public macro ModelActor(disableGenerateInit: Bool) =
  #externalMacro(module: "PomeloMacros", type: "ModelActorMacro")
