extension UITableView: UIDataSourceTranslating {}
