import Gherkin

extension KitLibrary {
  mutating func defineTables() {
    define("the following table is transposed:") { context, arguments, _ in
      let rows = try arguments.requiredTable().texts
      context.world.table = (rows.first ?? []).indices.map { column in rows.map { $0[column] } }
    }
    define("it should be:") { context, arguments, _ in
      try check(context.world.table, is: try arguments.requiredTable().texts)
    }
  }

  mutating func defineCucumbers(withFriends: Bool) {
    define("there are {int} cucumbers") { context, arguments, _ in
      context.world.cucumbers = try arguments.int(0)
    }
    if withFriends {
      define("there are {int} friends") { context, arguments, _ in
        context.world.friends = try arguments.int(0)
      }
    }
    define("I eat {int} cucumbers") { context, arguments, _ in
      context.world.cucumbers -= try arguments.int(0)
    }
    define("I should have {int} cucumbers") { context, arguments, _ in
      try check(context.world.cucumbers, is: try arguments.int(0))
    }
    if withFriends {
      define("each person can eat {int} cucumbers") { context, arguments, _ in
        try check(
          context.world.cucumbers / (context.world.friends + 1), is: try arguments.int(0))
      }
    }
  }

  mutating func defineFlights() {
    with { steps in
      let flight = try? ParameterType(
        name: "flight", regularExpression: "([A-Z]{3})-([A-Z]{3})"
      ) { groups in groups.compactMap { $0 } }
      if let flight { steps.define(flight) }
    }
    define("{flight} has been delayed") { _, arguments, _ in
      try check(try arguments.value(0, as: [String].self), is: ["LHR", "CDG"])
    }
  }

  mutating func defineChocolate() {
    define("the customer has {int} cents") { context, arguments, _ in
      context.world.cents = try arguments.int(0)
    }
    define("there are chocolate bars in stock") { context, _, _ in context.world.stock = 1 }
    define("there are no chocolate bars in stock") { context, _, _ in context.world.stock = 0 }
    define("the customer tries to buy a {int} cent chocolate bar") { context, arguments, _ in
      let world = context.world
      let price = try arguments.int(0)
      world.isSold = world.stock > 0 && world.cents >= price
    }
    define("the sale should not happen") { context, _, _ in
      try check(context.world.isSold, is: false)
    }
    define("the sale should happen") { context, _, _ in
      try check(context.world.isSold, is: true)
    }
  }
}
