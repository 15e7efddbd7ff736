import type { EnvironmentTopic } from '../environment-variable.js';

export const kafkaVariables: EnvironmentTopic = {
  title: 'Kafka',
  variables: [
    {
      name: 'KAFKA_BROKERS',
      default: null,
      meaning: 'Brokers as `host:port`, separated by commas. Without it events travel over PostgreSQL.',
    },
    {
      name: 'KAFKA_PREFIX',
      default: null,
      meaning: 'The prefix of every topic and group, so that several shops can share brokers.',
    },
    {
      name: 'KAFKA_SASL_MECHANISM',
      default: null,
      meaning: 'How the shop authenticates to the brokers: `plain`, `scram-sha-256` or `scram-sha-512`.',
    },
    { name: 'KAFKA_SASL_USERNAME', default: null, meaning: 'The user name of the shop at the brokers.' },
    { name: 'KAFKA_SASL_PASSWORD', default: null, mayBeInFile: true, meaning: 'The password of that user.' },
    { name: 'KAFKA_TLS', default: '0', meaning: '1 uses TLS for connections to the brokers.' },
    {
      name: 'KAFKA_TLS_CA',
      default: null,
      mayBeInFile: true,
      meaning: 'The certificate authority of the brokers, in PEM.',
    },
    {
      name: 'KAFKA_TLS_CERT',
      default: null,
      mayBeInFile: true,
      meaning: 'The client certificate of the shop, in PEM.',
    },
    {
      name: 'KAFKA_TLS_KEY',
      default: null,
      mayBeInFile: true,
      meaning: 'The private key of that certificate, in PEM.',
    },
  ],
};
