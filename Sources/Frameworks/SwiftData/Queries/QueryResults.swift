import Foundation
import Observation
import SimulatedUI

/// The models that a query of a view finds, kept up to date.
final class QueryResults<Element: PersistentModel>: Observable {
  private var models: [Element] = []
  /// Why nothing could be found, if so.
  private(set) var error: (any Error)?
  private(set) var context: ModelContext?
  private var descriptor = FetchDescriptor<Element>()
  private var transaction: Transaction?
  private var signature: QuerySignature?
  private let registrar = ObservationRegistrar()

  /// The models, as they are when all changes have been told of.
  var current: [Element] {
    context?.processPendingChanges()
    registrar.access(self, keyPath: \.current)
    return models
  }

  /// Finds other models, or in another context, from now on.
  ///
  /// Who reads the models is about to do so: nobody is told.
  func follow(_ wish: QueryWish<Element>, in context: ModelContext) {
    transaction = wish.transaction
    let signature = QuerySignature(wish.descriptor)
    guard context !== self.context || signature != self.signature else { return }
    if context !== self.context {
      self.context?.remove(self)
      self.context = context
      context.add(self)
    }
    self.signature = signature
    descriptor = wish.descriptor
    context.processPendingChanges()
    models = found()
  }

  private func found() -> [Element] {
    do {
      error = nil
      return try context?.fetch(descriptor) ?? []
    } catch {
      self.error = error
      return []
    }
  }

  private func show(_ new: [Element]) {
    guard !new.elementsEqual(models, by: ===) else { return }
    nonisolated(unsafe) let (results, transaction) = (self, transaction)
    nonisolated(unsafe) let models = new
    MainActor.assumeIsolated {
      guard let transaction else { return results.replace(with: models) }
      withTransaction(transaction) { results.replace(with: models) }
    }
  }

  private func replace(with new: [Element]) {
    registrar.willSet(self, keyPath: \.current)
    models = new
    registrar.didSet(self, keyPath: \.current)
  }
}

extension QueryResults: ModelObserver {
  func modelsDidChange(_ changes: ModelChanges) {
    let update = QueryUpdate<Element>(changes)
    if update.concernsOthersOnly(descriptor) { return }
    guard let order = update.order(descriptor) else { return show(found()) }
    do {
      error = nil
      show(try update.applied(to: models, descriptor.predicate, order))
    } catch {
      self.error = error
      show([])
    }
  }
}
