#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension StorageError: CustomStringConvertible {
  /// The ``sentence``.
  public var description: String { sentence }

  /// The sentence for people: what could not be done to which file, why, and the way out.
  public var sentence: String {
    "Cannot \(verb) \(path): \(cause)."
  }

  private var verb: String {
    switch operation {
    case .open: "open"
    case .read: "read"
    case .write: "write"
    case .truncate: "shorten"
    case .sync: "make durable"
    case .status: "look at"
    case .lock: "lock"
    case .rename: "put in place"
    case .remove: "remove"
    case .list: "list"
    case .makeFolder: "make the folder"
    }
  }

  private var cause: String {
    switch reason {
    case .notFound: "there is no such file or folder"
    case .exists: "something of that name is there already; move it away first"
    case .notPermitted: "permission denied; check who owns it and its folder"
    case .symbolicLink:
      "a symbolic link stands in its place; give the path of the file that it points to"
    case .notAFile: "it is not an ordinary file; move it away or choose another folder"
    case .notAFolder: "a file stands where a folder should be; choose another folder"
    case .noSpace: "the disk is full; what was saved before is safe; make room and save again"
    case .readOnly: "the disk can only be read; choose another folder"
    case .device: "the device reported an error; what was saved before was not touched"
    case .interrupted: "the call was interrupted; try again"
    case .tooManyOpen: "too many files are open"
    case .locked(let holder):
      "\(holder.isEmpty ? "another program" : holder) is saving to it; try again when it is done"
    case .changing: "another program keeps changing it; try again"
    case .damaged(let offset):
      "it is damaged from byte \(offset) on, with good entries after it; nothing was changed. "
        + "`roadbook store check` shows what can be saved, `roadbook store repair` writes it beside"
    case .foreign:
      "it is not a journal of this program, or its first bytes are damaged; nothing was changed. "
        + "Move it away to go on with the file beside it alone"
    case .unknownVersion(let version):
      "it has version \(version), which this program is too old to know; use a newer one"
    case .baseMissing(let journal):
      "it is missing, but \(journal) extends it; put it back, or move the journal away to begin anew"
    case .tooLarge: "an entry is longer than 4 GB"
    case .other: "\(String(cString: strerror(code))) (error \(code))"
    }
  }
}
