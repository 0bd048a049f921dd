extension DispatchQueue {
  public convenience init(label: String) { fatalError() }
  public class func global() -> DispatchQueue { fatalError() }
}
