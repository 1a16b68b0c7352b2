// The room RoadTrip.
