import Headless

/// The screen that RoadTrip opens with; the list of hotels is pushed over it.
final class RootContent: ScreenContent {
  let screenName = "trip"
  let title = "RoadTrip"
}
