extension UITableView: UISpringLoadedInteractionSupporting {}
