// Mistakes that only lowering reports, of initialization and of regions. `../lowering` adds this file to each
// module that is checked.

final class UnsharedBox { var count = 0 }

actor BoxKeeper {
  private var kept: [UnsharedBox] = []
  func keep(_ box: UnsharedBox) { kept.append(box) }
}

func usesBoxAfterSending(_ keeper: BoxKeeper) async {
  let box = UnsharedBox()
  await keeper.keep(box)  // error: sending 'box' risks causing data races
  box.count = 1
}

func readsUninitializedNumber(_ flag: Bool) -> Int {
  let number: Int
  if flag { number = 1 }
  return number  // error: constant 'number' used before being initialized
}
