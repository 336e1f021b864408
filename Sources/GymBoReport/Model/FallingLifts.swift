extension AttentionList {
  /// Falling lifts by name.
  struct FallingLifts {
    /// The items that are about them.
    var items: [AttentionItem] = []
    var names: [String] = []
    /// How many more there are.
    var more = 0

    mutating func add(_ item: AttentionItem, _ names: [String], _ more: Int) {
      items.append(item)
      self.names += names
      self.more += more
    }
  }
}
