/// Receives the end of an ``AddHotelController`` (listings 1-13, 1-15).
public protocol AddHotelControllerDelegate: AnyObject {
  /// Save or Cancel was tapped, or the form was taken away, which is a cancel; called once a form.
  ///
  /// The delegate dismisses, unless the form is leaving already (``AddHotelController/isLeaving``).
  func addHotelController(_ controller: AddHotelController, didFinishWithSave save: Bool)
  /// The hotel was saved to the contacts, and Cancel does not take that back. Optional.
  func addHotelController(
    _ controller: AddHotelController, didExportTo contact: ExportedContact)
}

extension AddHotelControllerDelegate {
  /// Nothing to do.
  public func addHotelController(
    _ controller: AddHotelController, didExportTo contact: ExportedContact
  ) {}
}
