/** Condition for different outcomes at the shop and the site. A transfer that the site does not know counts as failed there. */
export const DIFFERS = `(t.site_says is not null and (t.site_says = 'done') <> (t.status = 'done'))`;

/** Query of the transfers that need attention, by reason. It uses PostgreSQL's clock, like all measures. */
export const ALARMS_COUNTED = `select 'silent' as alarm, count(*) as value from partners.transfers t
    where t.status = 'requested' and t.requested_at < now() - interval '30 minutes'
  union all select 'differs', count(*) from partners.transfers t where ${DIFFERS}`;
