const words = (text) => new Set(text.split(/\s+/).filter(Boolean));

/** First words that leave a doc comment without a verb. */
export const OPENINGS = words(`
  what whatever whether which whichever who whom whoever whose of by where wherever how however that to from with without than
`);

/** First words that leave a test title without a verb. */
export const PREPOSITIONS = words(`
  of by in on at to for from with without before after under over between through against within during until as into than
  since beyond beside besides behind above below is are be was were what who whoever whose which where how whether that
`);

/** Constants named by a superlative: the field writes `MAX_` and `MIN_`. */
export const PREFIXES = words('MOST LARGEST LONGEST LEAST FEWEST SHORTEST SMALLEST HIGHEST LOWEST GREATEST BIGGEST');

/** Names that say nothing about the value of a variable. */
export const LOCALS = words('so own asked wanted found told given more besides');

/** House words, each with the term of the field. A word with a second, common meaning (`place`, `mark`, `hand`) is left to the reader. */
export const HOUSE_WORDS = new Map([
  ...['answer', 'answers', 'answered', 'answering'].map((word) => [word, 'response']),
  ...['slot', 'slots'].map((word) => [word, 'idempotency key']),
  ...['tell', 'tells', 'told', 'telling'].map((word) => [word, 'notify, report, describe']),
  ...['wanted', 'wants', 'wish', 'wishes'].map((word) => [word, 'requested, request']),
  ...['onward', 'onwards'].map((word) => [word, 'redirect, return URL']),
  ...['truth'].map((word) => [word, 'provider status']),
  ...['forgery', 'forgeries', 'antiforgery'].map((word) => [word, 'CSRF token, tampering']),
  ...['stretch', 'stretches', 'portion', 'portions'].map((word) => [word, 'range, batch']),
  ...['follower', 'followers'].map((word) => [word, 'consumer, subscriber']),
  ...['timekeeper', 'timekeepers'].map((word) => [word, 'scheduler']),
  ...['duty', 'duties'].map((word) => [word, 'permission']),
  ...['act', 'acts', 'deed', 'deeds'].map((word) => [word, 'command, audit entry']),
  ...['desk', 'desks'].map((word) => [word, 'test harness']),
  ...['verb', 'verbs', 'noun', 'nouns'].map((word) => [word, 'command, query']),
  ...['spoilt', 'spoiled', 'spoil'].map((word) => [word, 'corrupted, invalid']),
  ...['besides', 'given', 'surroundings'].map((word) => [word, 'options, context']),
]);

/** Identifiers that keep a house word, because a release or a library of others gave it to them. */
export const ALLOWED_NAMES = words(`
  AddressGiven BirthdayGiven ProviderAnswered mostGiven TellOfLateParcels TellOfLateParcelsHandler TellRanks TellRanksHandler
  yen_given_back
  MemberDesk1763600000080 DrawDesk1763600000096 MailWishes1763600000350
`);

/**
 * Terms of a folder or file that are house words elsewhere. The public protocol of draws calls the number of a ticket a slot. The
 * sandbox keeps the field names of its stored documents. Operators answer a message by the released command `answer`.
 */
export const TERMS_OF_FOLDERS = [
  { folder: 'services/draws/', terms: words('slot slots') },
  { folder: 'services/wins/', terms: words('slot slots') },
  { folder: 'services/sandbox/bank/bank.ts', terms: words('told') },
  { folder: 'services/sandbox/veritrans/trigger-cards.ts', terms: words('answer') },
  { folder: 'web/src/features/fairness/', terms: words('slot slots') },
  { folder: 'services/contacts/', terms: words('answer') },
  { folder: 'admin/src/contacts/', terms: words('answer') },
];

/** Files whose names keep a house word: a process that operators start by its released name, and the fixture of all rules. */
export const ALLOWED_FILES = words('services/bin/timekeeper.ts services/kernel/given-when-then.ts');

/** Types that share their name with a released schema of the wire. */
export const ALLOWED_TYPES = words('Refusal');

/** Constructors of values, named by the value, as `string()` is in libraries of schemas. */
export const CONSTRUCTORS = words(
  'points coins yen html text uuid integer bigint timestamptz jsonb specification operatorCommand operatorCreation lazyPage lazyPart optionalPart',
);

/** Verbs that begin the name of an exported function. */
export const FUNCTION_STARTS = words(`
  abandon abort accept acknowledge acquire activate add adjust admit advance age aggregate agree align allocate allow amend annotate announce
  answer anonymize anonymise append apply approve archive arm arrange ask assemble assert assign assume attach attempt audit authenticate
  authorize authorise await back balance ban batch begin bind block book bound bring broadcast build bump bundle burn bury buy bypass calculate
  call can cancel cap capture carry catch certify change charge chart check choose chunk claim clamp classify clean clear click clone close
  collapse collate collect combine commit compact compare compile complete compose compress compute concat condense configure confirm
  connect consume contain continue convert copy correct cosign count cover crawl create credit cross cut deal deactivate debit debounce decide declare
  decline decode decorate decrease decrypt deduct deduplicate deepen default defer define delay delete deliver deny deposit derive describe
  deserialize destroy detach detect determine diff digest disable discard disconnect dismiss dispatch display dispose distribute divide do
  double download drain draw drop dump duplicate earn edit elect embed emit empty enable encode encrypt end enforce enlarge enqueue ensure
  enter enumerate equal erase escape establish estimate evaluate evict evolve examine exchange exclude execute exit expand expect expire explain
  export expose extend extract fail fetch fill filter finalize finalise find finish fit fix flag flatten flip flush fold follow force forget forfeit
  fork form format forward freeze fulfil fulfill gather generate get give go grant group grow guard guess halt handle has hash hasten head
  hide hold hydrate identify ignore import include increase increment index infer inform inherit init initialize initialise inject insert
  inspect install interpret intersect invalidate invert invite invoke is issue issues iterate join judge jump keep kill know label lay lead
  leave lend lift limit link list listen load localize localise locate lock log look loop lower mail make manage map mark mask match may
  measure meet mend merge migrate mint mirror mix mock modify monitor mount move multiply mutate name narrow navigate need negate normalize
  normalise notarize note notify number observe offer omit open operate order override pack pad paginate paint parse partition pass patch pause
  pay perform permit persist pick pin place plan play plot poll populate post prefer prefix prepare present preserve press prevent print
  prioritize probe proceed process produce project promise propose protect prove provide prune publish pull purge push put query queue
  quote raise rank rate reach react read rebuild recall receive reckon recompute reconcile record recover redact redeem redirect reduce
  refer refine refresh refund refuse register reject relay release reload rely remain remember remind remove rename render renew reorder
  repair repeat replace replay reply report request require reread rescale reschedule reserve reset resolve respond restart restore
  restrict resume retry retrieve return reveal reverse revise revoke rewind rewrite roll rotate round route run sample sanitize satisfy save
  scale scan schedule score scroll scrub seal search seat seed seek select send separate serialize serve set settle shall share shift
  ship shorten should show shrink shuffle shut sign simulate sit skip sleep slice snapshot solve sort spend split spread stamp stand start
  stay step stop store stream stringify strip stub submit subscribe subtract succeed suffix suggest sum summarize summarise supply support
  suppress suspend swap switch sync synchronize tag take tally tell terminate test throttle throw tick tie time toggle top total touch trace track
  transact transfer transform translate transmit travel traverse treat trigger trim truncate try tune turn type unban unban undo unfold
  uninstall unlink unlock unpack unregister unseal unsubscribe unwrap update upgrade upload upsert use validate value verify view visit
  vote wait wake walk want warm warn was watch weigh widen win wipe withdraw witness work wrap write yield zip
  beep capitalize prevents matches enrol hand humanize inflect min max new park preview upcast vibrate to from with without as on for
`);
