/** The shop and the site do not say the same; what the site never heard of has failed there, too. */
export const DIFFERS = `(t.site_says is not null and (t.site_says = 'done') <> (t.status = 'done'))`;

/** How many transfers somebody must look at, by why; by PostgreSQL's clock, as all that is measured. */
export const ALARMS_COUNTED = `select 'silent' as alarm, count(*) as value from partners.transfers t
    where t.status = 'requested' and t.requested_at < now() - interval '30 minutes'
  union all select 'differs', count(*) from partners.transfers t where ${DIFFERS}`;
