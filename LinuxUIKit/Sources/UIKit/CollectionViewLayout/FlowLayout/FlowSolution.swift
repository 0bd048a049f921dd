import FlowLayout

/// What a flow layout works out when it prepares.
struct FlowSolution {
  /// The sections as they were asked for, with what was measured since.
  var sections: [FlowSection]
  /// Where everything is.
  var layout: SolvedFlowLayout
}
