import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { ScheduleModule } from '@nestjs/schedule';
import { Clock } from '../kernel/time.js';
import { AttemptLimits } from './attempts/attempt-limits.js';
import { Config, deriveKey } from './config.js';
import { Passwords } from './crypto/passwords.js';
import { buildSecretMeasures, SecretRotation } from './crypto/secret-rotation.js';
import { Database } from './database/database.js';
import { DeadlineRunner } from './deadlines/deadline-runner.js';
import { Jobs } from './deadlines/jobs.js';
import { Scheduler } from './deadlines/scheduler.js';
import { Feed } from './feed/feed.js';
import { KafkaFeed } from './feed/feed.kafka.js';
import { PostgresFeed } from './feed/feed.postgres.js';
import { topicOf } from './feed/feed-message.js';
import { foreignMessages } from './feed/foreign-messages.js';
import { Relay } from './feed/relay.js';
import { Housekeeping } from './housekeeping/housekeeping.js';
import { CsrfTokens } from './http/access/csrf-token.js';
import { Sessions } from './http/access/sessions.js';
import { ApiDescriptionController } from './http/api-description/api-description.controller.js';
import { ClientPages } from './http/pages/client-pages.js';
import { HealthController } from './http/server/health.controller.js';
import { Maintenance } from './http/server/maintenance.js';
import { KafkaJsKafka } from './kafka/kafka.kafkajs.js';
import { deriveMailKeys, ENCRYPTED_MAILS, ENCRYPTED_UNSUBSCRIBE_LINKS, MailQueue } from './mail/mail-queue.js';
import { SmtpTransport } from './mail/mail-transport.smtp.js';
import { Mailer } from './mail/mailer.js';
import { OutboxController } from './mail/outbox.controller.js';
import { measuresOfMail } from './mail/parked-mails.js';
import { Metrics, measures, measuresOfKafka } from './observability/metrics.js';
import { OwnData } from './own-data/own-data.js';
import { eventTypesOf, type Part, publishedNameOf } from './part.js';
import { HttpPartnerSites } from './partners/partner-sites.http.js';
import { PartnerSites } from './partners/partner-sites.js';
import { PaymentProviders } from './payments/payment-providers.js';
import { adaptersOf } from './payments/providers.js';
import { Reactor } from './policies/reactor.js';
import { Projector } from './projections/projector.js';
import { Reconciler } from './projections/reconciler.js';
import { HttpPushServices } from './push/push-service.http.js';
import { PushServices } from './push/push-service.js';
import { Readiness } from './readiness.js';
import { Settings } from './settings.js';
import { LogSigner } from './signer/log-signer.js';
import { SmsMessages } from './sms/sms-messages.js';
import { TwilioSender } from './sms/sms-sender.twilio.js';
import { buildSmsMeasures } from './sms/sms-traffic.js';
import { EventStore } from './store/event-store.js';
import { Sequencer } from './store/sequencer.js';
import { SequencerWatch } from './store/sequencer-watch.js';

/** The topic of event types that no module declares any more. They are published to keep the order of their lanes. */
const OTHER_TOPIC = topicOf('other');

/** The shared services of all modules. Each process starts its own engines (sequencer, projector, …). */
@Global()
@Module({})
export class PlatformModule {
  static with(config: Config, database: Database, clock: Clock, parts: readonly Part[]): DynamicModule {
    const timers = parts.flatMap((part) => part.timers ?? []);
    const schedule = parts.flatMap((part) => part.schedule ?? []);
    const policies = parts.flatMap((part) => part.policies ?? []);
    const projections = parts.flatMap((part) => part.projections ?? []);
    const ofMails = config.sandbox ? [] : [ENCRYPTED_MAILS, ENCRYPTED_UNSUBSCRIBE_LINKS];
    const encrypted = [...ofMails, ...parts.flatMap((part) => part.encrypted ?? [])];
    const kafka =
      config.kafkaBrokers && new KafkaJsKafka(config.kafkaBrokers, 'shop', config.kafkaPrefix, config.kafkaSecurity);
    const topicOfTypes = new Map(
      parts.flatMap((part) => eventTypesOf(part).map((type) => [type, topicOf(publishedNameOf(part))])),
    );
    const topics = [...new Set(topicOfTypes.values()), OTHER_TOPIC];
    const topicOfType = (type: string) => topicOfTypes.get(type) ?? OTHER_TOPIC;
    const providers = [
      { provide: Config, useValue: config },
      { provide: Database, useValue: database },
      { provide: Clock, useValue: clock },
      {
        provide: Metrics,
        useFactory: () => {
          const ofTheParts = parts.flatMap((part) => part.measures ?? []);
          const ofTheLog = [...measures, ...(kafka ? measuresOfKafka : [])];
          const ofThePlatform = [
            ...ofTheLog,
            ...measuresOfMail,
            ...buildSmsMeasures(config.sms.dailyBudget),
            ...buildSecretMeasures(config, encrypted),
          ];
          return new Metrics(database.pool, [...ofThePlatform, ...ofTheParts], kafka ? [foreignMessages] : []);
        },
      },
      { provide: EventStore, useFactory: () => new EventStore(database.pool, clock) },
      {
        provide: Feed,
        inject: [EventStore],
        useFactory: (store: EventStore) => {
          const log = new PostgresFeed(database.pool, store.signals);
          return kafka ? new KafkaFeed(log, kafka, topics) : log;
        },
      },
      {
        provide: Relay,
        inject: [EventStore],
        useFactory: (store: EventStore) =>
          kafka ? new Relay(database.pool, kafka, topicOfType, topics, store.signals) : null,
      },
      {
        provide: CsrfTokens,
        useFactory: () => new CsrfTokens(deriveKey(config.secret, 'anti-forgery'), clock),
      },
      {
        provide: Sessions,
        useFactory: () => new Sessions(database.pool, clock, deriveKey(config.secret, 'sessions')),
      },
      { provide: AttemptLimits, useFactory: () => new AttemptLimits(database.pool, clock, config.rateLimits) },
      { provide: OwnData, useFactory: () => new OwnData() },
      { provide: ClientPages, useFactory: () => new ClientPages(config.publicUrl) },
      { provide: Passwords, useFactory: () => new Passwords() },
      {
        provide: Settings,
        useFactory: () =>
          new Settings(
            database.pool,
            parts.flatMap((part) => part.settings ?? []),
          ),
      },
      {
        provide: Readiness,
        inject: [Settings],
        useFactory: (settings: Settings) => {
          const checks = parts.flatMap((part) => part.readiness ?? []);
          return new Readiness({ config, settings, pool: database.pool }, clock, checks);
        },
      },
      { provide: Maintenance, inject: [Settings], useFactory: (settings: Settings) => new Maintenance(settings) },
      {
        provide: Mailer,
        useFactory: () => {
          const { sandbox, smtpUrl, mailFrom } = config;
          const transport = !sandbox && smtpUrl ? new SmtpTransport(smtpUrl, mailFrom) : null;
          return new Mailer(
            new MailQueue(database.pool, clock, sandbox, sandbox ? null : deriveMailKeys(config)),
            transport,
          );
        },
      },
      {
        provide: SmsMessages,
        useFactory: () => {
          const { twilio } = config.sms;
          return new SmsMessages(database.pool, clock, config, twilio && new TwilioSender(twilio));
        },
      },
      {
        provide: PaymentProviders,
        useFactory: () => new PaymentProviders(adaptersOf(config.payments.keys, config.publicUrl, clock)),
      },
      { provide: PushServices, useFactory: () => new HttpPushServices(config.push.keys, clock) },
      { provide: PartnerSites, useFactory: () => new HttpPartnerSites(clock) },
      { provide: LogSigner, useFactory: () => new LogSigner(config.signer) },
      { provide: Jobs, useFactory: () => new Jobs(database.pool, clock, timers, schedule) },
      {
        provide: DeadlineRunner,
        inject: [CommandBus, Jobs],
        useFactory: (commands: CommandBus, jobs: Jobs) =>
          new DeadlineRunner(database.pool, clock, commands, timers, jobs),
      },
      {
        provide: Scheduler,
        inject: [DeadlineRunner, CommandBus, Jobs],
        useFactory: (deadlineScheduler: DeadlineRunner, commands: CommandBus, jobs: Jobs) => {
          const outdated = parts.flatMap((part) => part.outdated ?? []);
          const housekeeping = new Housekeeping(database.pool, clock, outdated);
          return new Scheduler(
            deadlineScheduler,
            housekeeping,
            new SequencerWatch(database.pool),
            commands,
            schedule,
            jobs,
          );
        },
      },
      { provide: SecretRotation, useFactory: () => new SecretRotation(database.pool, config, encrypted) },
      {
        provide: Reconciler,
        useFactory: () => {
          const reconciliations = parts.flatMap((part) => part.reconciliations ?? []);
          return new Reconciler(database.pool, clock, reconciliations);
        },
      },
      {
        provide: Sequencer,
        inject: [EventStore],
        useFactory: (store: EventStore) => new Sequencer(database.pool, store),
      },
      {
        provide: Projector,
        inject: [Feed],
        useFactory: (feed: Feed) => new Projector(database.pool, feed, clock, projections),
      },
      {
        provide: Reactor,
        inject: [Feed, CommandBus],
        useFactory: (feed: Feed, commands: CommandBus) => new Reactor(database.pool, feed, clock, commands, policies),
      },
    ];
    return {
      module: PlatformModule,
      imports: [CqrsModule.forRoot(), ScheduleModule.forRoot()],
      // In production these would be public, so health checks are served on HEALTH_PORT only.
      controllers: [ApiDescriptionController, ...(config.production ? [] : [HealthController, OutboxController])],
      providers,
      exports: [...providers.map((provider) => provider.provide), CqrsModule],
    };
  }
}
