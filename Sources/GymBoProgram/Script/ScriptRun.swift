internal import GymBoLog

/// Runs a script once. It always ends: after ``ProgramLimits/steps`` steps the run is given up. From where it reads a weight of
/// the lifter that nobody knows it changes nothing.
struct ScriptRun {
  private(set) var context: ScriptContext
  private var variables: [String: ScriptValue] = [:]
  private var steps = 0
  /// Whether the script read the reference load of a lift that has none.
  private var readsMissingMaximum = false

  /// A run that took too many steps.
  struct Endless: Error {}

  /// - Returns: the context with what the script changed.
  static func of(_ script: Script, in context: ScriptContext) throws(Endless) -> ScriptContext {
    var run = ScriptRun(context: context)
    _ = try run.evaluate(script.body)
    return run.context
  }

  private init(context: ScriptContext) { self.context = context }

  private mutating func evaluate(_ node: ScriptNode) throws(Endless) -> ScriptValue {
    steps += 1
    guard steps <= ProgramLimits.steps else { throw Endless() }
    switch node {
    case .block(let statements):
      var last = ScriptValue.number(0)
      for statement in statements { last = try evaluate(statement) }
      return last
    case .condition(let condition, let then, let otherwise):
      if try evaluate(condition).isTrue { return try evaluate(then) }
      return try otherwise.map { node throws(Endless) in try evaluate(node) } ?? .number(0)
    case .loop(let variable, let over, let body):
      guard case .list(let values) = try evaluate(over) else { return .number(0) }
      for index in values.indices {
        variables[variable] = .number(Double(index + 1))
        _ = try evaluate(body)
      }
      return .number(0)
    case .assign(let target, let operation, let node):
      return try assign(try evaluate(node).single, operation, to: target)
    case .value(let value): return value
    case .variable(let name): return variables[name] ?? .number(0)
    case .state(let name, let tag): return try state(name, tag)
    case .name(let name, let index): return try value(name, index)
    case .not(let node): return .truth(!(try evaluate(node).isTrue))
    case .operations(let first, let terms): return try operations(first, terms)
    case .choice(let condition, let then, let otherwise):
      return try evaluate(try evaluate(condition).isTrue ? then : otherwise)
    case .call(let function, let nodes):
      var arguments: [ScriptValue] = []
      for node in nodes { arguments.append(try evaluate(node)) }
      return context.call(function, arguments)
    }
  }

  private mutating func operations(
    _ first: ScriptNode, _ terms: [ScriptNode.Term]
  ) throws(Endless) -> ScriptValue {
    var left = try evaluate(first)
    for term in terms {
      let right = try evaluate(term.node)
      switch term.operation {
      case .and: left = .truth(left.isTrue && right.isTrue)
      case .or: left = .truth(left.isTrue || right.isTrue)
      case .plus, .minus, .times, .divided, .remainder:
        left = .computed(term.operation, left, right, reference: context.maximum)
      default: left = .truth(ScriptValue.isTrue(term.operation, left, right))
      }
    }
    return left
  }

  /// A value of the workout; of a list the element at the last place.
  private mutating func value(
    _ name: ScriptName, _ index: [ScriptNode.Index]
  ) throws(Endless) -> ScriptValue {
    let value = context.value(name)
    if name == .rm1, value == .missing { readsMissingMaximum = true }
    if name == .bodyweight, value == .missing { context.readsUnknownWeight = true }
    guard case .list(let values) = value, let last = index.last else { return value }
    guard case .expression(let node) = last else { return values.first ?? .missing }
    let place = try evaluate(node).integer
    return values.indices.contains(place - 1) ? values[place - 1] : .missing
  }

  private mutating func state(
    _ name: String, _ tag: ScriptNode?
  ) throws(Endless) -> ScriptValue {
    guard let tag else { return context.state[name] ?? .number(0) }
    return context.tagged[try evaluate(tag).integer]?[name] ?? .number(0)
  }

  private mutating func assign(
    _ value: ScriptValue, _ operation: ScriptNode.Operator?, to target: ScriptNode.Target
  ) throws(Endless) -> ScriptValue {
    guard !context.readsUnknownWeight else { return .missing }
    let maximum = context.maximum
    let new = { (old: ScriptValue) -> ScriptValue in
      operation.map { .computed($0, old, value, reference: maximum) } ?? value
    }
    switch target {
    case .variable(let name):
      let result = new(variables[name] ?? .number(0))
      variables[name] = result
      return result
    case .state(let name, let tag):
      let result = new(try state(name, tag))
      if let tag {
        context.tagged[try evaluate(tag).integer, default: [:]][name] = result
      } else {
        context.state[name] = result
      }
      return result
    case .name(.rm1, _):
      // More or less of a maximum that nobody knows is still unknown.
      guard maximum != nil || operation == nil && !readsMissingMaximum else { return .missing }
      let load = new(context.value(.rm1)).load(of: maximum)
      context.set(.rm1, to: .load(load))
      context.maximum = load
      return .load(load)
    case .name(let name, let index):
      return try change(name, index, operation, value, new)
    }
  }

  private mutating func change(
    _ name: ScriptName, _ index: [ScriptNode.Index], _ operation: ScriptNode.Operator?,
    _ value: ScriptValue, _ new: (ScriptValue) -> ScriptValue
  ) throws(Endless) -> ScriptValue {
    var places: [Int?] = []
    for place in index {
      switch place {
      case .all: places.append(nil)
      case .expression(let node): places.append(try evaluate(node).integer)
      }
    }
    context.change(
      ScriptChange(name: name, index: places, operation: operation, value: value))
    switch name {
    case .numberOfSets, .setVariationIndex, .exerciseVariationIndex, .descriptionIndex:
      context.set(name, to: new(context.value(name)))
    default: break
    }
    return value
  }
}
