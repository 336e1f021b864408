import GymBoLog
import GymBoProgression
import TestSupport
import Testing

@Suite struct InventoryTests {
  private func inventory(_ rows: String...) throws(UserTableError) -> Inventory {
    try Inventory(lines: ["kind,unit,weight,count"] + rows)
  }

  /// Two pairs of 25 kg, one of each other size.
  private func reference() throws -> Inventory {
    try inventory(
      "bar,kg,20,1", "plate,kg,25,4", "plate,kg,1.25; 2.5; 5; 10; 15; 20,2")
  }

  private func kg(_ value: Double) throws -> Load { try #require(Load(kilograms: value)) }

  @Test(
    "Plates per side are those of the reference (progression: plates)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func referencePlates() throws {
    let vectors = try Shared.vectors("progression")["plates"].array
    #expect(vectors.count == 10)
    let inventory = try reference()
    for v in vectors {
      let loading = try #require(
        inventory.loading(for: try kg(v["target"].number), on: .barbell))
      let plates = v["per_side"].array.flatMap {
        Array(repeating: $0[0].number, count: $0[1].int)
      }
      #expect(loading.perSide.map(\.value) == plates, "\(v["target"].number)")
      #expect(loading.bar.value == v["bar"].number)
      #expect(loading.total == Load(kilograms: v["loaded"].number), "\(v["target"].number)")
    }
  }

  @Test("92.5 kg is 25 + 10 + 1.25 a side; 101 kg is loaded as 100 kg; 225 lb is two 45s a side")
  func published() throws {
    func perSide(_ inventory: Inventory, _ load: Load) -> [Double]? {
      inventory.loading(for: load, on: .barbell)?.perSide.map(\.value)
    }
    #expect(perSide(.kilograms, try kg(92.5)) == [25, 10, 1.25])
    #expect(
      Inventory.kilograms.loading(for: .kilograms(101), on: .barbell)?.total == .kilograms(100))
    let pounds = Load(units: 225 * LoadUnit.pound.unitsPerOne)
    #expect(perSide(.pounds, pounds) == [45, 45])
    #expect(Inventory.pounds.loading(for: pounds, on: .barbell)?.total == pounds)
  }

  @Test("The usual plates load every 2.5 kg up to 300 kg and every 5 lb up to 700 lb, exactly")
  func steps() throws {
    let kilograms = try #require(Inventory.kilograms.loads(for: .barbell)?.listed)
    let pounds = try #require(Inventory.pounds.loads(for: .barbell)?.listed)
    for step in 0...112 {
      #expect(kilograms.contains(Load(thousandths: 20_000 + step * 2500, of: .kilogram)))
    }
    for pound in stride(from: Int64(45), through: 700, by: 5) {
      #expect(pounds.contains(Load(units: pound * LoadUnit.pound.unitsPerOne)))
    }
  }

  @Test("Where greed fails the search does not: 30 a side from 25, 10, 10 and 10 is three 10s")
  func greed() throws {
    let inventory = try inventory("bar,kg,0", "plate,kg,25,1 pair", "plate,kg,10,3 pairs")
    let loading = inventory.loading(for: .kilograms(60), on: .barbell)
    #expect(loading?.perSide.map(\.value) == [10, 10, 10])
  }

  @Test("No combination of plates is nearer to a target, or as near with fewer plates")
  func nearest() throws {
    let inventory = try inventory("bar,kg,10,1", "plate,kg,3; 7; 11,4")
    for target in 0...70 {
      var (error, fewest) = (Int.max, Int.max)
      for a in 0...2 {
        for b in 0...2 {
          for c in 0...2 {
            let off = abs(10 + 2 * (a * 3 + b * 7 + c * 11) - target)
            if (off, a + b + c) < (error, fewest) { (error, fewest) = (off, a + b + c) }
          }
        }
      }
      let loading = try #require(inventory.loading(for: .kilograms(target), on: .barbell))
      #expect(
        abs(loading.total.units - Load.kilograms(target).units) == Int64(error)
          * LoadUnit.kilogram.unitsPerOne)
      #expect(loading.perSide.count == fewest, "\(target)")
    }
  }

  @Test("Kilogram and pound plates on one bar add up exactly: 20 kg + 2 × (20 kg + 10 lb)")
  func mixedUnits() throws {
    let inventory = try inventory(
      "bar,kg,20,1", "plate,kg,20,2", "plate,lb,10; 2.5,2", "plate,lb,0.125,2")
    let mixed = Load(units: Load.kilograms(60).units + 20 * LoadUnit.pound.unitsPerOne)
    let loading = try #require(inventory.loading(for: mixed, on: .barbell))
    #expect(loading.total == mixed)
    #expect(
      loading.perSide.map(\.value) == [20, 10]
        && loading.perSide.map(\.unit) == [.kilogram, .pound])
    // Four sizes of one pair each: sixteen weights, none of them twice.
    #expect(inventory.loads(for: .barbell)?.listed?.count == 16)
  }

  @Test("Of several bars the one is taken that comes nearest with the fewest plates")
  func bars() throws {
    let inventory = try inventory("bar,kg,20; 15,1", "trap bar,kg,25,1", "plate,kg,5; 10,2")
    #expect(inventory.loading(for: .kilograms(25), on: .barbell)?.bar.value == 15)
    #expect(inventory.loading(for: .kilograms(30), on: .barbell)?.bar.value == 20)
    #expect(inventory.loading(for: .kilograms(30), on: .trapBar)?.bar.value == 25)
    #expect(inventory.lightestBar(for: .barbell) == .kilograms(15))
    #expect(inventory.lightestBar(for: .smithMachine) == nil)
  }

  @Test("Dumbbells are those that are there; machines take the stack, cables their own")
  func fixedWeights() throws {
    let inventory = try inventory(
      "dumbbell,kg,2 to 10 by 2,", "dumbbells,kg,12.5; 15,2", "dumbbell,kg,40,0",
      "stack,kg,5 to 20 by 5,", "cable,lb,10 to 30 by 10,")
    let dumbbells = try #require(inventory.loads(for: .dumbbell)?.listed)
    #expect(dumbbells.map(\.kilograms) == [2, 4, 6, 8, 10, 12.5, 15])
    #expect(inventory.loads(for: .machine)?.listed?.map(\.kilograms) == [5, 10, 15, 20])
    #expect(inventory.loads(for: .cable)?.listed?.map { $0.value(in: .pound) } == [10, 20, 30])
    #expect(inventory.loading(for: .kilograms(10), on: .dumbbell) == nil)
  }

  @Test("What the inventory does not have keeps the usual steps")
  func absent() throws {
    let inventory = try inventory("dumbbell,kg,10,")
    for implement in [Implement.barbell, .cable, .kettlebell, .bodyweight, .plate] {
      #expect(inventory.loads(for: implement) == nil)
    }
    #expect(inventory.loads(for: nil) == nil)
  }

  @Test("Below the bar, without plates, and beyond all plates the answer is the nearest there is")
  func edges() throws {
    for target in [Load(units: -5), .zero, .kilograms(19), .kilograms(20), Load(units: .min)] {
      let loading = Inventory.kilograms.loading(for: target, on: .barbell)
      #expect(loading?.perSide == [] && loading?.total == .kilograms(20))
    }
    let bare = try inventory("bar,kg,20")
    #expect(bare.loading(for: .kilograms(100), on: .barbell)?.total == .kilograms(20))
    for target in [Load.kilograms(500), Load(units: .max)] {
      let all = try reference().loading(for: target, on: .barbell)
      #expect(all?.total == Load(kilograms: 227.5) && all?.perSide.count == 8)
    }
  }

  @Test("A single plate makes no pair, and rows of one size add up")
  func counts() throws {
    let inventory = try inventory(
      "bar,kg,20", "plate,kg,10,3", "plate,kg,10.0,1 pair", "plate,kg,5,1")
    let heaviest = inventory.loading(for: .kilograms(300), on: .barbell)
    #expect(heaviest?.perSide.map(\.value) == [10, 10])
  }

  @Test("A row that cannot be read is named with its line and with what to write")
  func faults() {
    let cases: [(rows: [String], line: Int, problem: UserTableError.Problem)] = [
      (["rod,kg,20,1"], 2, .unknownEquipment("rod", kinds: Inventory.Kind.allCases.map(\.spaced))),
      (["bar,kg,20,1", "plate,stone,20,2"], 3, .unknownUnit("stone")),
      (["bar,kg,heavy,1"], 2, .noWeight("heavy", heaviest: 1000)),
      (["bar,kg,-5,1"], 2, .noWeight("-5", heaviest: 1000)),
      (["bar,kg,1e3,1"], 2, .noWeight("1e3", heaviest: 1000)),
      (["bar,kg,nan,1"], 2, .noWeight("nan", heaviest: 1000)),
      (["bar,kg,1.2345,1"], 2, .noWeight("1.2345", heaviest: 1000)),
      (["bar,kg,2000,1"], 2, .noWeight("2000", heaviest: 1000)),
      (["dumbbell,kg,0,1"], 2, .noWeight("0", heaviest: 1000)),
      (["dumbbell,kg,10 to 5 by 1,"], 2, .noWeight("10 to 5 by 1", heaviest: 1000)),
      (["dumbbell,kg,5 to 10 by 0,"], 2, .noWeight("5 to 10 by 0", heaviest: 1000)),
      (["dumbbell,kg,0.001 to 1000 by 0.001,"], 2, .tooManyWeightsInRow(most: 1000)),
      (["bar,kg,20,1", "plate,kg,20,"], 3, .missingCell(column: "count")),
      (["bar,kg,20,1", "plate,kg,20,two"], 3, .noPlateCount("two")),
      (["bar,kg,20,1", "plate,kg,20,-2"], 3, .noPlateCount("-2")),
      (["bar,kg,20,1", "plate,kg,20,400"], 3, .tooManyPairs(200, most: 31)),
      (["bar,kg,20,some"], 2, .noCount("some")),
      (["plate,kg,20,2"], 2, .platesWithoutBar),
      (["bar,kg,20,0"], 2, .nothingToLift),
      (
        ["bar,kg,20,1", "plate,kg,1 to 25 by 1,2"], 3, .tooManySizes(25, most: 24)
      ),
    ]
    for (rows, line, problem) in cases {
      #expect("\(rows)") {
        try Inventory(lines: ["kind,unit,weight,count"] + rows)
      } throws: { error in
        guard let error = error as? UserTableError else { return false }
        return error.line == line && error.problem == problem
      }
    }
  }

  @Test("Plates that make more weights than can be searched are refused, not searched")
  func explosion() {
    let rows = (0..<24).map { "plate,\($0 < 12 ? "kg" : "lb"),\(10 + $0).\(101 + 7 * $0),62" }
    #expect {
      try Inventory(lines: ["kind,unit,weight,count", "bar,kg,20"] + rows)
    } throws: { error in
      (error as? UserTableError)?.problem == .tooManySums(most: 100_000)
    }
  }

  @Test("Whatever stands in a table, it is read or refused, and what is read can be loaded")
  func mutations() throws {
    let words = [
      "bar", "plate", "dumbbell", "stack", "kg", "lb", "20", "1.25", "2 to 30 by 2", "5; 7.5", "4",
      "2 pairs", "0", "-1", "9999999", "99999999999999999999", "1e9", "nan", "\"20\"", "\"", "#",
      ";",
      "to", "", " ", "é", "\u{0}", "1 to 1000 by 0.001", "0.001",
    ]
    var seed: UInt64 = 11
    func random(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(count))
    }
    var read = 0
    for _ in 0..<3000 {
      let rows = (0..<(1 + random(3))).map { row in
        // Mostly what belongs there, so that some are read.
        let usual = [
          ["bar", "plate", "dumbbell"], ["kg", "lb"], ["20", "2 to 30 by 2"], ["4", "2 pairs"],
        ]
        return usual.map { random(4) == 0 ? words[random(words.count)] : $0[random($0.count)] }
          .joined(separator: ",")
      }
      guard let inventory = try? Inventory(lines: ["kind,unit,weight,count"] + rows) else {
        continue
      }
      read += 1
      for implement in [Implement.barbell, .dumbbell, .machine] {
        guard let loads = inventory.loads(for: implement) else { continue }
        #expect(loads.lightest > .zero)
        if let loading = inventory.loading(for: .kilograms(100), on: implement) {
          let target = Load.kilograms(100).units
          let near = (loads.nearest(to: .kilograms(100)).units - target).magnitude
          // The list holds loads to the unit of Load.
          #expect(abs(Int64(near) - abs(loading.total.units - target)) <= 1)
        }
      }
    }
    #expect(read > 300)
  }
}
