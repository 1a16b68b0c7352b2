import Conformance
import JSON
import RoadTrip

/// Notes the end of the hotel form, and passes it on.
final class HotelFormRecorder: AddHotelControllerDelegate {
  private weak var delegate: (any AddHotelControllerDelegate)?
  private let log: EventLog

  /// Nothing where there is no delegate, or where it is being recorded already.
  init?(_ form: AddHotelController, log: EventLog) {
    guard let delegate = form.delegate, !(delegate is HotelFormRecorder) else { return nil }
    self.delegate = delegate
    self.log = log
    form.delegate = self
  }

  func addHotelController(_ controller: AddHotelController, didFinishWithSave save: Bool) {
    log.note(Event("form.didFinish", ["save": .bool(save)]))
    delegate?.addHotelController(controller, didFinishWithSave: save)
  }

  func addHotelController(
    _ controller: AddHotelController, didExportTo contact: ExportedContact
  ) {
    log.note(Event("form.didExport"))
    delegate?.addHotelController(controller, didExportTo: contact)
  }
}
