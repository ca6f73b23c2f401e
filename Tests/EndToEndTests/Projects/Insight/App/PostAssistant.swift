import Foundation
import FoundationModels
import Observation

@Generable(description: "The kind of a post")
enum PostKind: String, CaseIterable {
    case recipe
    case question = "Question"
    case story
}

@Generable
struct Tags: Equatable {
    @Guide(description: "Tags in camel case that begin with #", .count(3))
    let values: [String]
    @Guide(description: "What the post is")
    let kind: PostKind
    @Guide(description: "How sure the tags are", .range(0.0...1.0))
    var certainty: Double?
}

struct BakeryTool: Tool {
    let name = "findBakery"
    let description = "Finds a bakery in a town."

    @Generable
    struct Arguments {
        @Guide(description: "The town")
        let town: String
    }

    @Generable
    struct Bakery {
        let name: String
        let street: String
    }

    func call(arguments: Arguments) async throws -> Bakery {
        guard arguments.town == "Kyoto" else { throw CocoaError(.fileNoSuchFile) }
        return Bakery(name: "Le Petit Mec", street: "Imadegawa")
    }
}

@MainActor
@Observable
final class PostAssistant {
    private(set) var tags: Tags.PartiallyGenerated?
    private(set) var text = "Nothing yet"
    private(set) var problem: String?
    private let session = LanguageModelSession(tools: [BakeryTool()]) {
        "You help with posts about bread."
        "Answer with the post only."
    }

    var isBusy: Bool { session.isResponding }
    var turns: Int { session.transcript.count }
    var isAvailable: Bool { SystemLanguageModel.default.availability == .available }

    func findTags(for post: String) async {
        await attempt {
            let stream = session.streamResponse(
                to: "Find tags for this post: \(post)", generating: Tags.self)
            for try await snapshot in stream {
                tags = snapshot.content
            }
        }
    }

    func shorten(_ post: String) async {
        await attempt {
            for try await snapshot in session.streamResponse(
                to: "Shorten: \(post)", options: GenerationOptions(temperature: 0.3))
            {
                text = snapshot.content
            }
        }
    }

    func ask(_ question: String) async {
        await attempt {
            let response = try await session.respond(to: question)
            text = response.content
        }
    }

    private func attempt(_ work: () async throws -> Void) async {
        problem = nil
        do {
            try await work()
        } catch LanguageModelSession.GenerationError.guardrailViolation {
            problem = "The assistant will not speak of this."
        } catch let error as LanguageModelSession.ToolCallError {
            problem = "\(error.tool.name) failed"
        } catch LanguageModelSession.GenerationError.assetsUnavailable {
            problem = "No answer"
        } catch {
            problem = error.localizedDescription
        }
    }
}
