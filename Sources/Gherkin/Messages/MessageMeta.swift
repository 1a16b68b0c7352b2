/// Who writes a message stream, and on what.
public struct MessageMeta: Hashable, Sendable {
  /// A program or a part of the machine.
  public struct Product: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its version, where it is known.
    public var version: String?

    /// Makes a product.
    public init(_ name: String, version: String? = nil) {
      self.name = name
      self.version = version
    }
  }

  /// The version of the messages that are written here.
  public static let protocolVersion = "34.2.1"

  /// The program that runs the scenarios.
  public var implementation: Product
  /// What it was written in.
  public var runtime: Product
  /// The operating system.
  public var os: Product
  /// The processor.
  public var cpu: Product

  /// Describes a program on this machine.
  public init(
    implementation: Product, runtime: Product = Product("Swift"), os: Product = Product(Self.os),
    cpu: Product = Product(Self.cpu)
  ) {
    self.implementation = implementation
    self.runtime = runtime
    self.os = os
    self.cpu = cpu
  }

  #if os(macOS)
    /// The operating system that this was built for.
    public static let os = "darwin"
  #elseif os(Windows)
    /// The operating system that this was built for.
    public static let os = "win32"
  #else
    /// The operating system that this was built for.
    public static let os = "linux"
  #endif

  #if arch(arm64)
    /// The processor that this was built for.
    public static let cpu = "arm64"
  #elseif arch(x86_64)
    /// The processor that this was built for.
    public static let cpu = "x64"
  #else
    /// The processor that this was built for.
    public static let cpu = "unknown"
  #endif
}

extension MessageMeta: Message {
  package static let key: StaticString = "meta"

  package func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.member("protocolVersion", Self.protocolVersion)
      writer.member("implementation", implementation)
      writer.member("runtime", runtime)
      writer.member("os", os)
      writer.member("cpu", cpu)
    }
  }
}

extension MessageWriter {
  fileprivate mutating func member(_ key: StaticString, _ product: MessageMeta.Product) {
    self.key(key)
    object { writer in
      writer.member("name", product.name)
      writer.member("version", product.version)
    }
  }
}
