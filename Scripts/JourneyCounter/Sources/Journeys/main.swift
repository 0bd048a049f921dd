import Foundation
import Profile

// Runs the journeys of ARCHITECTURE.md, each with counters of its own, and writes them as
// NAME.profraw into the folder that is the only argument.

guard CommandLine.arguments.count == 2 else {
  fatalError("Journeys: the only argument is the folder for the counters")
}
let folder = CommandLine.arguments[1]

for journey in Journey.all {
  let run = journey.prepare()
  __llvm_profile_reset_counters()
  run()
  // The runtime keeps the pointer.
  __llvm_profile_set_filename(strdup("\(folder)/\(journey.name).profraw"))
  guard __llvm_profile_write_file() == 0 else {
    fatalError("Journeys: cannot write the counters of \(journey.name)")
  }
}
// What is written at exit belongs to no journey.
__llvm_profile_set_filename(strdup("/dev/null"))
