// The room BestFriend.
