/// The context of a step or hook while it runs. One thread uses it at a time.
public final class StepContext<World> {
  /// The world of this attempt.
  public let world: World
  /// The scenario that is running.
  public let scenario: Pickle
  /// Which attempt this is, from 0.
  public let attempt: Int
  /// The step that is about to run, runs or ran last; nil in the hooks around a scenario.
  public var step: PickleStep? { place.map { scenario.steps[$0] } }
  /// The step's place in the scenario.
  var place: Int?
  /// What was attached since the last step ended; the runner empties it.
  var attachments: [Attachment] = []

  init(world: World, scenario: Pickle, attempt: Int) {
    self.world = world
    self.scenario = scenario
    self.attempt = attempt
  }

  /// Attaches text under a media type; `name` is shown as a file name.
  public func attach(_ text: String, mediaType: String = "text/plain", name: String? = nil) {
    attachments.append(Attachment(body: .text(text), mediaType: mediaType, fileName: name))
  }

  /// Attaches bytes under a media type.
  public func attach(_ bytes: [UInt8], mediaType: String, name: String? = nil) {
    attachments.append(Attachment(body: .bytes(bytes), mediaType: mediaType, fileName: name))
  }

  /// Writes a line to the scenario's log.
  public func log(_ text: String) {
    attach(text, mediaType: Attachment.logType)
  }

  /// Attaches a link.
  public func link(_ address: String) {
    attach(address, mediaType: Attachment.linkType)
  }
}

/// The context of a hook around the whole run.
public final class RunContext {
  var attachments: [Attachment] = []

  init() {}

  /// Attaches text under a media type.
  public func attach(_ text: String, mediaType: String = "text/plain", name: String? = nil) {
    attachments.append(Attachment(body: .text(text), mediaType: mediaType, fileName: name))
  }

  /// Attaches bytes under a media type.
  public func attach(_ bytes: [UInt8], mediaType: String, name: String? = nil) {
    attachments.append(Attachment(body: .bytes(bytes), mediaType: mediaType, fileName: name))
  }

  /// Writes a line to the run's log.
  public func log(_ text: String) { attach(text, mediaType: Attachment.logType) }
}

/// Something that a step attached to its result.
public struct Attachment: Hashable, Sendable {
  /// The contents.
  public enum Body: Hashable, Sendable {
    /// Text, written as it is.
    case text(String)
    /// Bytes, written in base 64.
    case bytes([UInt8])
  }

  /// The contents.
  public var body: Body
  /// The media type.
  public var mediaType: String
  /// The name of the file it stands for.
  public var fileName: String?

  static let logType = "text/x.cucumber.log+plain"
  static let linkType = "text/uri-list"
}

extension Attachment {
  /// The text of a log or a link; else what it is.
  var summary: String {
    switch body {
    case .text(let text) where mediaType == Attachment.logType || mediaType == Attachment.linkType:
      text
    case .text(let text): "attached \(label), \(text.utf8.count) bytes"
    case .bytes(let bytes): "attached \(label), \(bytes.count) bytes"
    }
  }

  private var label: String { fileName.map { "\($0) (\(mediaType))" } ?? mediaType }
}
