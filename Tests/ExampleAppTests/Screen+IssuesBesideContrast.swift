import LegoTesting

extension Screen {
  /// The issues of an audit but those of contrast, which the colors of the system have, too.
  @MainActor var issuesBesideContrast: [String] {
    accessibilityAudit().compactMap { issue in
      if case .lowContrast = issue.kind { nil } else { issue.description }
    }
  }
}
