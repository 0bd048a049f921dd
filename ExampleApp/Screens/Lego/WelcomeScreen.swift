import LegoViews
import UIKit

/// An introduction: pages that the user swipes, dots, and buttons that lead to the next page and to the plans.
final class WelcomeScreen: UIViewController {
  @State private var page = 0
  private let pages = WelcomePage.samples
  private lazy var carousel = LegoView { [pages, $page] in
    Lego {
      Section(id: "pages", layout: Self.layout) {
        ForEach(pages) { WelcomeScreen.item(of: $0) }
      }
      .page($page)
      .scrollEffect(.parallax(120))
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let last = pages.count - 1
    view.backgroundColor(.systemBackground).arrangeViews {
      VBox {
        carousel.size(.fill, .fill)
        UIPageControl().numberOfPages(pages.count).currentPage($page)
          .currentPageIndicatorTintColor(.label).pageIndicatorTintColor(.tertiaryLabel)
        UIButton(configuration: Self.largeButton)
          .text($page.map { $0 == last ? "Get Started" : "Continue" })
          .action { [weak self] in self?.showNext() }
          .size(.fill, .wrap).margin(leading: 24, bottom: 24, trailing: 24)
      }
      .space(12).justifyContent(.centerX).alignment(.allEdges)
    }
    let skip = UIBarButtonItem(
      title: "Skip", primaryAction: UIAction { [weak self] _ in self?.showPlans() })
    view.bind($page.map { $0 == last }) { [weak self] _, isLast in
      self?.navigationItem.rightBarButtonItem = isLast ? nil : skip
    }
  }

  private func showNext() {
    guard page == pages.count - 1 else { return page += 1 }
    showPlans()
  }

  private func showPlans() {
    navigationController?.pushViewController(PaywallScreen(), animated: true)
  }

  private static var largeButton: UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = .large
    return configuration
  }

  private static let layout = CarouselLayout(
    itemWidth: .fraction(1), spacing: 0, rowHeight: .fractionalHeight(1), scrolling: .groupPaging)

  private static func item(of page: WelcomePage) -> some TypedItemType {
    ViewItem(id: page.id, page) { page in
      VBox {
        UIImageView().image(
          page.map { Cover.image(size: CGSize(width: 600, height: 600), hue: $0.hue) }
        )
        .contentMode(.scaleAspectFill).clipped().cornerRadius(20).size(.fill, .fill)
        UILabel().text(page.title).textStyle(.title1).numberOfLines(0).textAlignment(.center)
          .size(.fill, .wrap)
        UILabel().text(page.text).textStyle(.body).numberOfLines(0).textAlignment(.center)
          .textColor(.secondaryLabel).size(.fill, .wrap)
      }
      .space(12).padding(24)
    }
  }
}
