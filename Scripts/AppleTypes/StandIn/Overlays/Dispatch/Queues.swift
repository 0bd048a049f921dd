extension DispatchQueue {
  public convenience init(label: String) { fatalError() }
  public class func global() -> DispatchQueue { fatalError() }
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
}
