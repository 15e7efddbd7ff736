import { Module } from '@nestjs/common';
import { DAY_MS } from '../kernel/time.js';
import { MembersModule } from '../members/index.js';
import { OperatorsModule, Subjects } from '../operators/index.js';
import { PendingAnswers } from '../platform/http/pending-answers.js';
import type { Part } from '../platform/part.js';
import { AppendPaymentHandler } from './append-payment/append-payment.command.js';
import { AppendPaymentController } from './append-payment/append-payment.controller.js';
import { BuyPointsHandler } from './buy-points/buy-points.command.js';
import { BuyPointsController } from './buy-points/buy-points.controller.js';
import { CreatePaypalOrderController } from './buy-points/create-paypal-order.controller.js';
import { CallOutcomes } from './calls/call-outcomes.js';
import { ProviderCalls } from './calls/provider-calls.js';
import { ENCRYPTED_ORDERS, SealedOrders } from './calls/sealed-orders.js';
import { CancelPaymentAdminController } from './cancel-payment/cancel-payment.admin.controller.js';
import { CancelPaymentHandler } from './cancel-payment/cancel-payment.command.js';
import { CancelPaymentController } from './cancel-payment/cancel-payment.controller.js';
import { CheckPaymentController } from './check-payment/check-payment.admin.controller.js';
import { CapturePaymentHandler } from './commands/capture-payment.command.js';
import { CourseTarget } from './commands/course.target.js';
import { MethodTarget } from './commands/method.target.js';
import { PaymentTarget } from './commands/payment.target.js';
import { CompleteCheckoutController } from './complete-checkout/complete-checkout.controller.js';
import { ConfirmDepositController } from './confirm-deposit/confirm-deposit.admin.controller.js';
import { ConfirmRefundController } from './confirm-refund/confirm-refund.admin.controller.js';
import { CourseListController } from './course-list/course-list.admin.controller.js';
import { GetCoursesHandler } from './course-list/course-list.query.js';
import { CoursesController } from './courses/courses.controller.js';
import { GetSoldCourseHandler, GetSoldCoursesHandler } from './courses/courses.query.js';
import { ExpirePaymentsHandler } from './expire-payments/expire-payments.command.js';
import { expirePaymentsWhenDue } from './expire-payments/expire-payments-when-due.timer.js';
import { KeepCourseController } from './keep-course/keep-course.admin.controller.js';
import { LastPaymentController } from './last-payment/last-payment.controller.js';
import { LookAtPaymentsHandler } from './look-at-payments/look-at-payments.command.js';
import { lookAtPaymentsWhenDue } from './look-at-payments/look-at-payments-when-due.timer.js';
import { MethodListController } from './method-list/method-list.admin.controller.js';
import { MethodsController } from './methods/methods.controller.js';
import { OfferedMethods } from './methods/offered-methods.js';
import { PaymentMethods } from './methods/payment-methods.js';
import { PaymentListController } from './payment-list/payment-list.controller.js';
import { PaymentSearchController } from './payment-search/payment-search.admin.controller.js';
import { RefundPaymentController } from './refund-payment/refund-payment.admin.controller.js';
import { COURSE_NAMES } from './rows/course-names.rows.js';
import { METHOD_NAMES } from './rows/method-names.rows.js';
import { PAYMENT_NAMES } from './rows/payment-names.rows.js';
import { ALARMS_COUNTED } from './rows/payment-search.rows.js';
import { PaymentViews } from './rows/payment-view.rows.js';
import { GetPaymentHandler, GetPaymentsHandler } from './rows/payments.query.js';
import { SessionMemories } from './rows/session-memory.rows.js';
import { SendMemberOnController } from './send-member-on/send-member-on.controller.js';
import { SettleDebtController } from './settle-debt/settle-debt.admin.controller.js';
import { SlipsController } from './slips/slips.controller.js';
import { paymentStream } from './streams/payment.state.js';
import { SwitchMethodController } from './switch-method/switch-method.admin.controller.js';
import { TakeMemberBackHandler } from './take-member-back/take-member-back.command.js';
import { TakeMemberBackController } from './take-member-back/take-member-back.controller.js';
import { joinNoticesEachMinute } from './take-notice/join-notices.schedule.js';
import { JoinNoticesHandler, TakeNoticeHandler } from './take-notice/take-notice.command.js';
import { TakeNoticeController } from './take-notice/take-notice.controller.js';
import { WithdrawCourseController } from './withdraw-course/withdraw-course.admin.controller.js';

@Module({
  imports: [MembersModule, OperatorsModule],
  controllers: [
    CoursesController,
    CourseListController,
    KeepCourseController,
    WithdrawCourseController,
    MethodsController,
    MethodListController,
    SwitchMethodController,
    BuyPointsController,
    CreatePaypalOrderController,
    CompleteCheckoutController,
    AppendPaymentController,
    LastPaymentController,
    SlipsController,
    PaymentListController,
    CancelPaymentController,
    SendMemberOnController,
    TakeMemberBackController,
    TakeNoticeController,
    PaymentSearchController,
    CheckPaymentController,
    CancelPaymentAdminController,
    ConfirmDepositController,
    RefundPaymentController,
    ConfirmRefundController,
    SettleDebtController,
  ],
  providers: [
    SessionMemories,
    CourseTarget,
    GetSoldCoursesHandler,
    GetSoldCourseHandler,
    GetCoursesHandler,
    PendingAnswers,
    PaymentMethods,
    OfferedMethods,
    MethodTarget,
    PaymentViews,
    SealedOrders,
    CallOutcomes,
    ProviderCalls,
    BuyPointsHandler,
    CapturePaymentHandler,
    AppendPaymentHandler,
    CancelPaymentHandler,
    TakeMemberBackHandler,
    TakeNoticeHandler,
    JoinNoticesHandler,
    LookAtPaymentsHandler,
    ExpirePaymentsHandler,
    PaymentTarget,
    GetPaymentsHandler,
    GetPaymentHandler,
  ],
})
export class PaymentsModule {
  constructor(subjects: Subjects) {
    subjects.add('point-courses', COURSE_NAMES);
    subjects.add('payments', PAYMENT_NAMES);
    subjects.add('payment-methods', METHOD_NAMES);
  }
}

/** A slip may be asked about for so long after it was made out. */
const DETAILS_KEPT_MS = 180 * DAY_MS;
/** So that one that is sent again, however late, is known again. */
const NOTICES_KEPT_MS = 90 * DAY_MS;

export const paymentsPart: Part = {
  name: 'payments',
  module: PaymentsModule,
  streams: [paymentStream],
  timers: [lookAtPaymentsWhenDue, expirePaymentsWhenDue],
  schedule: [joinNoticesEachMinute],
  encrypted: [ENCRYPTED_ORDERS],
  measures: [
    {
      name: 'shop_payment_alarms',
      help: 'Payments that somebody must look at: the provider silent for 15 minutes, surplus, another amount, paid after it had failed',
      labels: ['alarm'],
      query: ALARMS_COUNTED,
    },
  ],
  outdated: [
    { table: 'payments.session_memory', column: 'changed_at', lifeMs: 90 * DAY_MS },
    { table: 'payments.details', column: 'written_at', lifeMs: DETAILS_KEPT_MS },
    { table: 'payments.transfer_numbers', column: 'free_at', lifeMs: 0 },
    { table: 'payments.notices', column: 'received_at', lifeMs: NOTICES_KEPT_MS },
  ],
};
