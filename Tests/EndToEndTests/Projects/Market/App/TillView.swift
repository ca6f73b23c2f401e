import PassKit
import SwiftUI

struct TillView: View {
    @State private var status = "open"
    @StateObject private var till = Till()

    var body: some View {
        VStack(spacing: 16) {
            Text(status).accessibilityIdentifier("status")
            Text(till.status).accessibilityIdentifier("till")
            PayWithApplePayButton(.buy, request: Till.request) { phase in
                switch phase {
                case .willAuthorize: status = "asking"
                case .didAuthorize(let payment, let resultHandler):
                    status = "paid with \(payment.token.paymentMethod.displayName ?? "?")"
                    resultHandler(PKPaymentAuthorizationResult(status: .success, errors: nil))
                case .didFinish: if status == "open" { status = "not paid" }
                @unknown default: break
                }
            } fallback: {
                Text("Cash only")
            }
            .frame(height: 44)
            Button("Pay with an old note") { till.pay() }
        }
        .navigationTitle("Till")
    }
}

final class Till: NSObject, ObservableObject, PKPaymentAuthorizationControllerDelegate {
    @Published var status = "quiet"

    static var request: PKPaymentRequest {
        let request = PKPaymentRequest()
        request.merchantIdentifier = "merchant.com.example.market"
        request.countryCode = "US"
        request.currencyCode = "USD"
        request.supportedNetworks = [.visa, .masterCard]
        request.merchantCapabilities = .threeDSecure
        request.paymentSummaryItems = [
            PKPaymentSummaryItem(label: "Apples", amount: NSDecimalNumber(string: "3.50")),
            PKPaymentSummaryItem(label: "Market", amount: NSDecimalNumber(string: "3.50")),
        ]
        return request
    }

    func pay() {
        let controller = PKPaymentAuthorizationController(paymentRequest: Self.request)
        controller.delegate = self
        controller.present { isShown in
            if !isShown { self.status = "no sheet" }
        }
    }

    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
        status = "refused"
        completion(PKPaymentAuthorizationResult(status: .failure, errors: nil))
    }

    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
        controller.dismiss {
            self.status += ", over"
        }
    }
}
