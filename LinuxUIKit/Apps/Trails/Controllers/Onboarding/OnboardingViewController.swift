import UIKit

/// Pages that introduce the app, and a button below them.
final class OnboardingViewController: UIViewController {
  private let onFinish: () -> Void
  private let pages: [OnboardingPageViewController]
  private let pageController = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let pageControl = UIPageControl()
  private let button = UIButton(configuration: .filled())
  private var index = 0 { didSet { update() } }

  init(onFinish: @escaping () -> Void) {
    self.onFinish = onFinish
    pages = OnboardingPage.all.map(OnboardingPageViewController.init)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pageController.dataSource = self
    pageController.delegate = self
    pageController.setViewControllers([pages[0]], direction: .forward, animated: false)
    addChild(pageController)
    for subview: UIView in [pageController.view, pageControl, button] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    pageController.didMove(toParent: self)
    activateConstraints()
    pageControl.numberOfPages = pages.count
    pageControl.addAction(
      UIAction { [weak self] _ in self?.showPage(self?.pageControl.currentPage ?? 0) },
      for: .valueChanged)
    button.configuration?.buttonSize = .large
    button.addAction(UIAction { [weak self] _ in self?.advance() }, for: .touchUpInside)
    update()
  }

  private func activateConstraints() {
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      pageController.view.topAnchor.constraint(equalTo: safeArea.topAnchor),
      pageController.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pageController.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pageControl.topAnchor.constraint(equalTo: pageController.view.bottomAnchor),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.topAnchor.constraint(equalTo: pageControl.bottomAnchor, constant: 12),
      button.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 24),
      button.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -24),
      button.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -24),
    ])
  }

  private func advance() {
    guard index + 1 < pages.count else {
      onFinish()
      return dismiss(animated: true)
    }
    showPage(index + 1)
  }

  private func showPage(_ target: Int) {
    guard target != index else { return }
    pageController.setViewControllers(
      [pages[target]], direction: target > index ? .forward : .reverse, animated: true)
    index = target
  }

  private func update() {
    pageControl.currentPage = index
    button.configuration?.title =
      index + 1 < pages.count ? .localized("Continue") : .localized("Start hiking")
  }
}

extension OnboardingViewController: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, offset: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, offset: 1) }

  private func page(beside controller: UIViewController, offset: Int) -> UIViewController? {
    guard let current = pages.firstIndex(where: { $0 === controller }) else { return nil }
    return pages.indices.contains(current + offset) ? pages[current + offset] : nil
  }
}

extension OnboardingViewController: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let current = pageViewController.viewControllers?.first
    guard completed, let target = pages.firstIndex(where: { $0 === current }) else { return }
    index = target
  }
}
