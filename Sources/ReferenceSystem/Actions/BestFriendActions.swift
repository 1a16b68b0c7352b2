import BestFriend
import Conformance

extension ReferenceSystem {
  /// What a user does in the app BestFriend.
  static let bestFriendActions: [String: Action] = [
    "bestFriend.open": { scene, _ in try scene.openBestFriend() },
    "bestFriend.choose": { scene, _ in
      try scene.touching { try scene.bestFriend().choose() }
    },
  ]
}
