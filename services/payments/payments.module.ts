import { Module } from '@nestjs/common';
import { DAY_MS } from '../kernel/time.js';
import { MembersModule } from '../members/index.js';
import { OperatorsModule } from '../operators/index.js';
import { Subjects } from '../platform/console-api/audit-trail/subjects.rows.js';
import { Database } from '../platform/database/database.js';
import { PendingResponses } from '../platform/http/responses/pending-responses.js';
import { OwnData } from '../platform/own-data/own-data.js';
import type { Part } from '../platform/part.js';
import { AppendPaymentHandler } from './append-payment/append-payment.command.js';
import { AppendPaymentController } from './append-payment/append-payment.controller.js';
import { bounceRefund } from './bounce-refund/bounce-refund.admin.command.js';
import { BuyPointsHandler } from './buy-points/buy-points.command.js';
import { BuyPointsController } from './buy-points/buy-points.controller.js';
import { CreateOrderController } from './buy-points/create-order.controller.js';
import { CallOutcomes } from './calls/call-outcomes.js';
import { ENCRYPTED_ORDERS, EncryptedOrders } from './calls/encrypted-orders.js';
import { PayerFingerprints } from './calls/payer-fingerprints.js';
import { ProviderCalls } from './calls/provider-calls.js';
import { cancelPayment } from './cancel-payment/cancel-payment.admin.command.js';
import { CancelPaymentHandler } from './cancel-payment/cancel-payment.command.js';
import { CancelPaymentController } from './cancel-payment/cancel-payment.controller.js';
import { ChangeLimitsHandler } from './change-limits/change-limits.command.js';
import { ChangeLimitsController } from './change-limits/change-limits.controller.js';
import { CheckPaymentController } from './check-payment/check-payment.admin.controller.js';
import { LimitsBond } from './close-account/limits-bond.js';
import { PaymentsOfAccount } from './close-account/payments-of-account.js';
import { closeAlarm } from './close-alarm/close-alarm.admin.command.js';
import { CapturePaymentHandler } from './commands/capture-payment.command.js';
import { CourseTarget } from './commands/course.target.js';
import { MethodTarget } from './commands/method.target.js';
import { PaymentTarget } from './commands/payment.target.js';
import { CompleteCheckoutController } from './complete-checkout/complete-checkout.controller.js';
import { confirmRefund, withdrawRefund } from './confirm-refund/confirm-refund.admin.command.js';
import { CourseListController } from './course-list/course-list.admin.controller.js';
import { GetCoursesHandler } from './course-list/course-list.query.js';
import { CoursesController } from './courses/courses.controller.js';
import { GetSoldCourseHandler, GetSoldCoursesHandler } from './courses/courses.query.js';
import { ExpirePaymentsHandler, expirePaymentsWhenDue } from './expire-payments/expire-payments.command.js';
import { buildOwnLimitsSection } from './export-data/own-limits-section.js';
import { buildOwnPaymentsSections } from './export-data/own-payments.query.js';
import { addCourse, editCourse } from './keep-course/keep-course.admin.command.js';
import { LastPaymentController } from './last-payment/last-payment.controller.js';
import { LookAtPaymentsHandler, lookAtPaymentsWhenDue } from './look-at-payments/look-at-payments.command.js';
import { MethodListController } from './method-list/method-list.admin.controller.js';
import { MethodsController } from './methods/methods.controller.js';
import { OfferedMethods } from './methods/offered-methods.js';
import { PaymentMethods } from './methods/payment-methods.js';
import { notifyMemberWhenPaymentMoves } from './notify-member/notify-member-when-payment-moves.policy.js';
import { NotifyOfPaymentHandler } from './notify-member/notify-of-payment.command.js';
import { OwnLimitsController } from './own-limits/own-limits.controller.js';
import { GetOwnLimitsHandler } from './own-limits/own-limits.query.js';
import { PaymentListController } from './payment-list/payment-list.controller.js';
import { PaymentSearchController } from './payment-search/payment-search.admin.controller.js';
import { askBirthday } from './payment-settings.js';
import { recordReturn } from './record-return/record-return.admin.command.js';
import { refundPayment } from './refund-payment/refund-payment.admin.command.js';
import { COURSE_NAMES } from './rows/course-names.rows.js';
import { LimitViews } from './rows/limit-views.rows.js';
import { METHOD_NAMES } from './rows/method-names.rows.js';
import { PaidThisMonth } from './rows/paid-this-month.query.js';
import { PAYMENT_NAMES } from './rows/payment-names.rows.js';
import { ALARMS_COUNTED } from './rows/payment-search.rows.js';
import { PaymentViews } from './rows/payment-view.rows.js';
import { GetPaymentHandler, GetPaymentsHandler } from './rows/payments.query.js';
import { SessionMemories } from './rows/session-memory.rows.js';
import { SendMemberOnController } from './send-member-on/send-member-on.controller.js';
import { settleDebt } from './settle-debt/settle-debt.admin.command.js';
import { SlipsController } from './slips/slips.controller.js';
import { limitsStream } from './streams/limits.state.js';
import { paymentStream } from './streams/payment.state.js';
import { switchMethod } from './switch-method/switch-method.admin.command.js';
import { TakeMemberBackHandler } from './take-member-back/take-member-back.command.js';
import { TakeMemberBackController } from './take-member-back/take-member-back.controller.js';
import { JoinNoticesHandler, joinNoticesEachMinute, TakeNoticeHandler } from './take-notice/take-notice.command.js';
import { TakeNoticeController } from './take-notice/take-notice.controller.js';
import { withdrawCourse } from './withdraw-course/withdraw-course.admin.command.js';

@Module({
  imports: [MembersModule, OperatorsModule],
  controllers: [
    CoursesController,
    CourseListController,
    addCourse,
    editCourse,
    withdrawCourse,
    MethodsController,
    MethodListController,
    switchMethod,
    BuyPointsController,
    CreateOrderController,
    CompleteCheckoutController,
    AppendPaymentController,
    LastPaymentController,
    OwnLimitsController,
    ChangeLimitsController,
    SlipsController,
    PaymentListController,
    CancelPaymentController,
    SendMemberOnController,
    TakeMemberBackController,
    TakeNoticeController,
    PaymentSearchController,
    CheckPaymentController,
    cancelPayment,
    refundPayment,
    confirmRefund,
    withdrawRefund,
    recordReturn,
    bounceRefund,
    settleDebt,
    closeAlarm,
  ],
  providers: [
    SessionMemories,
    CourseTarget,
    GetSoldCoursesHandler,
    GetSoldCourseHandler,
    GetCoursesHandler,
    PendingResponses,
    PaymentMethods,
    OfferedMethods,
    MethodTarget,
    PaymentViews,
    EncryptedOrders,
    CallOutcomes,
    PayerFingerprints,
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
    NotifyOfPaymentHandler,
    PaymentTarget,
    GetPaymentsHandler,
    GetPaymentHandler,
    PaymentsOfAccount,
    LimitsBond,
    LimitViews,
    PaidThisMonth,
    GetOwnLimitsHandler,
    ChangeLimitsHandler,
  ],
  exports: [PaymentTarget],
})
export class PaymentsModule {
  constructor(subjects: Subjects, database: Database, ownData: OwnData, limits: LimitViews) {
    subjects.add('point-courses', COURSE_NAMES);
    subjects.add('payments', PAYMENT_NAMES);
    subjects.add('payment-methods', METHOD_NAMES);
    ownData.add(...buildOwnPaymentsSections(database.pool), buildOwnLimitsSection(limits));
  }
}

/** The time that a slip can be looked up after its issue. */
const DETAILS_KEPT_MS = 180 * DAY_MS;
/** Kept long enough to recognise a webhook that is repeated late. */
const NOTICES_KEPT_MS = 90 * DAY_MS;

export const paymentsPart: Part = {
  name: 'payments',
  module: PaymentsModule,
  streams: [paymentStream, limitsStream],
  policies: [notifyMemberWhenPaymentMoves],
  timers: [lookAtPaymentsWhenDue, expirePaymentsWhenDue],
  schedule: [joinNoticesEachMinute],
  settings: [askBirthday],
  encrypted: [ENCRYPTED_ORDERS],
  measures: [
    {
      name: 'shop_payment_alarms',
      help: 'Payments that need attention, by alarm: a provider silent for 15 minutes, surplus, another amount, money after a failure, a failed refund, a chargeback',
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
