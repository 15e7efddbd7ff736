// Checks the whole shop from a copy of its database and from the signed heads of its log that the auditor was sent.
//
//	go run . <database url> <verifier key> [file of a signed head ...]
//
// It shares no code with the shop, and believes none of its results: all is worked out again from the first event. It reads
// one moment of the database, changes nothing, and needs no more memory for a longer log (beside what is said at each map).
// Each fault is a line that begins with FAULT. It ends with 0 where all is right, with 1 where something is not, and with 2
// where it could not check.
package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"database/sql"
	_ "embed"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math/bits"
	"net/url"
	"os"
	"slices"
	"sort"
	"strconv"
	"strings"
	"time"

	"github.com/lib/pq"
	"golang.org/x/mod/sumdb/note"
)

// ---- What the shop declares of its events ----

// events.json is written from the shop's own declarations. This program believes none of them: it only compares them with what it
// follows, and ends where the shop declares more, since it would pass over that and say that all is right.
//
//go:embed events.json
var declared []byte

// The types that this program follows, by what the shop declares of them. Any entry with lines is followed, in points or coins.
var followed = map[string]string{
	"claim": "TicketsDrawn CardsDrawn CardsDecided CardsExchanged CardReceived ShipmentRequested PaymentConfirmed RefundFailed " +
		"RefundBounced ChargebackWon ReferralPaid PartnerTransferDone PartnerTransferFailed",
	"drawn":  "CardsDrawn CardReceived",
	"packed": "ShipmentRequested",
	"moved": "CardsDecided CardsExchanged CardsForfeited ShipmentShipped ShipmentReturned ShipmentResendRequested " +
		"ShipmentForfeited",
	"new lots":      "PointsIssued",
	"restored lots": "PointsRestored",
}

// readVersion is the version of every type of event that this program reads.
const readVersion = 1

func follows(what, kind string) bool {
	return slices.Contains(strings.Fields(followed[what]), kind)
}

// unitOf is the unit of an entry's lines, by the type of its event.
func unitOf(kind string) string {
	if strings.HasPrefix(kind, "Coins") {
		return "coins"
	}
	return "points"
}

// checkDeclared ends the program where it does not follow what the shop declares.
func checkDeclared() {
	var events []struct {
		Type, Value, Cards, Lots string
		Version                  int64
	}
	must(json.Unmarshal(declared, &events))
	for _, e := range events {
		refuse := func(what string) {
			must(fmt.Errorf("the shop declares %s as %s, which this program does not follow", e.Type, what))
		}
		if e.Version != readVersion {
			refuse(fmt.Sprintf("version %d", e.Version))
		}
		if (e.Value == "points" || e.Value == "coins") && e.Value != unitOf(e.Type) {
			refuse("an entry of " + e.Value)
		}
		if e.Value == "claim" && !follows("claim", e.Type) {
			refuse("a claim")
		}
		if e.Cards != "none" && !follows(e.Cards, e.Type) {
			refuse("cards that are " + e.Cards)
		}
		if e.Lots != "none" && !follows(e.Lots+" lots", e.Type) {
			refuse(e.Lots + " lots")
		}
	}
}

// ---- What an audit is ----

type audit struct {
	tx      *sql.Tx
	faults  int
	streams int
	boxes   map[string]*box
	// Cards that were decided to be shipped, and not met in a parcel yet.
	shipped map[string]shipment
}

func (a *audit) fault(check, subject, format string, values ...any) {
	a.faults++
	fmt.Printf("FAULT %s %s: %s\n", check, subject, fmt.Sprintf(format, values...))
}

// differs tells of a value that is not what it should be.
func differs[T comparable](a *audit, check, subject, value string, expected, found T) {
	if expected != found {
		a.fault(check, subject, "%s should be %v and is %v", value, expected, found)
	}
}

// must ends the program where it cannot go on; that is no finding.
func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "cannot check:", err)
		os.Exit(2)
	}
}

// A stream is an ordered query that is read a portion at a time, so that several can be read side by side in one transaction,
// and none has to fit into memory.
type stream[T any] struct {
	a     *audit
	name  string
	scan  func(*sql.Rows) (T, error)
	ahead []T
	ended bool
}

const portion = 2000

func read[T any](a *audit, query string, scan func(*sql.Rows) (T, error)) *stream[T] {
	a.streams++
	s := &stream[T]{a: a, name: fmt.Sprintf("audit_%d", a.streams), scan: scan}
	_, err := a.tx.Exec("declare " + s.name + " no scroll cursor for " + query)
	must(err)
	return s
}

// peek is the next row, or nil behind the last.
func (s *stream[T]) peek() *T {
	if len(s.ahead) == 0 && !s.ended {
		rows, err := s.a.tx.Query(fmt.Sprintf("fetch %d from %s", portion, s.name))
		must(err)
		for rows.Next() {
			row, err := s.scan(rows)
			must(err)
			s.ahead = append(s.ahead, row)
		}
		must(rows.Err())
		s.ended = len(s.ahead) < portion
	}
	if len(s.ahead) == 0 {
		return nil
	}
	return &s.ahead[0]
}

func (s *stream[T]) next() *T {
	row := s.peek()
	if row != nil {
		s.ahead = s.ahead[1:]
	}
	return row
}

// ---- The log: its chain, its tree, its signed heads ----

type event struct {
	seq                                            int64
	listedAs                                       string
	link                                           []byte
	epoch, ordinal                                 int64
	xid                                            uint64
	isThere                                        bool
	streamID, id, kind, key, data, actor, relation string
	// By which readers know the event: its own id, or a corrected one where an earlier event has the same.
	readID              sql.NullString
	version, schema     int64
	cause               sql.NullString
	effective, recorded time.Time
}

const logQuery = `select l.seq, l.type, l.hash, l.epoch, l.xid::text, l.ordinal, e.event_id is not null,
    coalesce(e.stream_id, ''), coalesce(e.stream_version, 0), coalesce(e.event_id::text, ''), coalesce(r.event_id, e.event_id)::text,
    coalesce(e.type, ''),
    coalesce(e.schema_version, 0), coalesce(e.partition_key, ''), coalesce(e.data::text, ''), coalesce(e.actor, ''),
    coalesce(e.correlation_id, ''), e.causation_id, coalesce(e.effective_at, 'epoch'), coalesce(e.recorded_at, 'epoch')
  from store.event_log l left join store.events e using (epoch, xid, ordinal)
    left join store.corrected_event_ids r using (stream_id, stream_version) order by l.seq`

// The numbers are those that these events will have.
const waitingQuery = `select %d + row_number() over (order by epoch, xid, ordinal), type, ''::bytea, epoch, xid::text, ordinal, true,
    stream_id, stream_version, event_id::text, event_id::text, type, schema_version, partition_key, data::text, actor, correlation_id,
    causation_id, effective_at, recorded_at
  from store.events where (epoch, xid, ordinal) > (%d, '%d'::xid8, %d) order by epoch, xid, ordinal`

func scanEvent(rows *sql.Rows) (e event, err error) {
	err = rows.Scan(&e.seq, &e.listedAs, &e.link, &e.epoch, &e.xid, &e.ordinal, &e.isThere, &e.streamID, &e.version, &e.id, &e.readID,
		&e.kind, &e.schema, &e.key, &e.data, &e.actor, &e.relation, &e.cause, &e.effective, &e.recorded)
	return
}

// appendJS writes a text as JavaScript's JSON.stringify does. Go's own encoder escapes other characters.
func appendJS(to []byte, text string) []byte {
	to = append(to, '"')
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"' || c == '\\':
			to = append(to, '\\', c)
		case c == '\b':
			to = append(to, `\b`...)
		case c == '\f':
			to = append(to, `\f`...)
		case c == '\n':
			to = append(to, `\n`...)
		case c == '\r':
			to = append(to, `\r`...)
		case c == '\t':
			to = append(to, `\t`...)
		case c < 0x20:
			to = fmt.Appendf(to, `\u%04x`, c)
		default:
			to = append(to, c)
		}
	}
	return append(to, '"')
}

// Times stand in the chain as JavaScript's toISOString has them: in UTC, cut to milliseconds.
const isoTime = "2006-01-02T15:04:05.000Z"

// chainLine is what the chain binds of an event: all that is stored of it.
func chainLine(to []byte, e *event) []byte {
	to = append(to, '[')
	to = append(strconv.AppendInt(to, e.seq, 10), ',')
	to = append(appendJS(to, e.streamID), ',')
	to = append(strconv.AppendInt(to, e.version, 10), ',')
	to = append(appendJS(to, e.id), ',')
	to = append(appendJS(to, e.kind), ',')
	to = append(strconv.AppendInt(to, e.schema, 10), ',')
	to = append(appendJS(to, e.key), ',')
	to = append(appendJS(to, e.data), ',')
	to = append(appendJS(to, e.actor), ',')
	to = append(appendJS(to, e.relation), ',')
	if e.cause.Valid {
		to = appendJS(to, e.cause.String)
	} else {
		to = append(to, "null"...)
	}
	to = append(to, ',', '"')
	to = e.effective.UTC().AppendFormat(to, isoTime)
	to = append(to, '"', ',', '"')
	to = e.recorded.UTC().AppendFormat(to, isoTime)
	return append(to, '"', ']')
}

// A tree is RFC 6962's, as its complete subtrees from left to right: all that is needed to grow it and to know its root.
type tree struct {
	size  uint64
	parts [][32]byte
}

func nodeOf(left, right [32]byte) [32]byte {
	return sha256.Sum256(append(append([]byte{1}, left[:]...), right[:]...))
}

func (t *tree) add(entry []byte) {
	hash := sha256.Sum256(append([]byte{0}, entry...))
	// A complete subtree for each low bit of the size is joined by the new leaf.
	for i := bits.TrailingZeros64(^t.size); i > 0; i-- {
		hash = nodeOf(t.parts[len(t.parts)-1], hash)
		t.parts = t.parts[:len(t.parts)-1]
	}
	t.parts = append(t.parts, hash)
	t.size++
}

func (t *tree) root() [32]byte {
	if t.size == 0 {
		return sha256.Sum256(nil)
	}
	hash := t.parts[len(t.parts)-1]
	for i := len(t.parts) - 2; i >= 0; i-- {
		hash = nodeOf(t.parts[i], hash)
	}
	return hash
}

type head struct {
	file string
	size uint64
	root string
}

// readHead opens a signed head (c2sp.org/tlog-checkpoint): the log's name, its size, its root.
func readHead(file string, verifier note.Verifier) (head, error) {
	signed, err := os.ReadFile(file)
	if err != nil {
		return head{}, err
	}
	opened, err := note.Open(signed, note.VerifierList(verifier))
	if err != nil {
		return head{}, err
	}
	lines := strings.Split(opened.Text, "\n")
	if len(lines) < 4 || lines[0] != verifier.Name() {
		return head{}, fmt.Errorf("no head of this log")
	}
	size, err := strconv.ParseUint(lines[1], 10, 64)
	return head{file, size, lines[2]}, err
}

// checkLog walks the log once in its order, and has every other check of single events done on the way.
func (a *audit) checkLog(heads []head, visit func(*event)) int64 {
	var grown tree
	toMeet := heads
	meet := func() {
		for len(toMeet) > 0 && toMeet[0].size == grown.size {
			root := grown.root()
			if base64.StdEncoding.EncodeToString(root[:]) != toMeet[0].root {
				a.fault("head", toMeet[0].file, "the log's first %d events are not those that were signed", grown.size)
			}
			toMeet = toMeet[1:]
		}
	}
	meet()
	beginning := sha256.Sum256([]byte("oripa-log/1"))
	link := beginning[:]
	var last event
	var line []byte
	events := read(a, logQuery, scanEvent)
	for e := events.next(); e != nil; e = events.next() {
		number := strconv.FormatInt(e.seq, 10)
		if e.seq != last.seq+1 {
			a.fault("chain", number, "follows %d: numbers between are gone", last.seq)
		}
		if !placed(&last, e) {
			a.fault("chain", number, "is out of the order in which events were committed")
		}
		if !e.isThere {
			a.fault("chain", number, "its event is gone")
		} else {
			differs(a, "chain", number, "type", e.kind, e.listedAs)
			differs(a, "chain", number, "version of "+e.kind, readVersion, e.schema)
			line = chainLine(append(line[:0], link...), e)
			if hash := sha256.Sum256(line); !bytes.Equal(hash[:], e.link) {
				a.fault("chain", number, "the link is not that of its event (%s, version %d) and of the link before", e.streamID, e.version)
			}
			visit(e)
		}
		// On with the link that is written: each later event is judged by itself, and the heads tell whether links were written anew.
		link = e.link
		grown.add(link)
		last = *e
		meet()
	}
	for _, missed := range toMeet {
		a.fault("head", missed.file, "the log had %d events when it was signed and has %d", missed.size, grown.size)
	}
	a.checkEnd(&last, link)
	// What has no number yet may be the other half of a commit, and its rows are there.
	waiting := read(a, fmt.Sprintf(waitingQuery, last.seq, last.epoch, last.xid, last.ordinal), scanEvent)
	for e := waiting.next(); e != nil; e = waiting.next() {
		visit(e)
	}
	return last.seq
}

func placed(before, after *event) bool {
	if before.epoch != after.epoch {
		return before.epoch < after.epoch
	}
	if before.xid != after.xid {
		return before.xid < after.xid
	}
	return before.ordinal < after.ordinal
}

// checkEnd: the shop goes on from this very end, no event lies between the numbers, and no stream misses a version.
func (a *audit) checkEnd(last *event, link []byte) {
	var seq, waiting int64
	var hash []byte
	must(a.tx.QueryRow("select seq, hash from store.sequencer").Scan(&seq, &hash))
	differs(a, "chain", "end", "number", seq, last.seq)
	if !bytes.Equal(hash, link) {
		a.fault("chain", "end", "the last link is not the one that the shop goes on from")
	}
	a.name(`select stream_id || ' version ' || stream_version from store.events e
	    where (epoch, xid, ordinal) <= ($1, $2::text::xid8, $3)
	      and not exists (select from store.event_log l where (l.epoch, l.xid, l.ordinal) = (e.epoch, e.xid, e.ordinal))`,
		"chain", "an event that has no number", last.epoch, strconv.FormatUint(last.xid, 10), last.ordinal)
	a.name(`select stream_id from store.events group by stream_id having count(*) <> max(stream_version)`,
		"chain", "versions are missing in this stream")
	a.checkIDs()
	must(a.tx.QueryRow(`select count(*) from store.events where (epoch, xid, ordinal) > ($1, $2::text::xid8, $3)`,
		last.epoch, strconv.FormatUint(last.xid, 10), last.ordinal).Scan(&waiting))
	if waiting > 0 {
		fmt.Printf("note: %d events had no number yet when the copy was made; the books below count them\n", waiting)
	}
}

// checkIDs: no two events are known by one id. Where earlier releases gave one id to several events, all but the first are known by
// the id that follows from their command and place.
func (a *audit) checkIDs() {
	a.name(`select event_id::text from (select coalesce(r.event_id, e.event_id) as event_id from store.events e
	    left join store.corrected_event_ids r using (stream_id, stream_version)) e group by event_id having count(*) > 1`,
		"chain", "several events have this id")
	a.name(`select r.stream_id || ' version ' || r.stream_version from store.corrected_event_ids r
	    where not exists (select from store.events e join store.events f on f.event_id = e.event_id
	        and (f.epoch, f.xid, f.ordinal) < (e.epoch, e.xid, e.ordinal)
	      where (e.stream_id, e.stream_version) = (r.stream_id, r.stream_version))`,
		"chain", "the id of this event is corrected, and no earlier event has it")
	rows, err := a.tx.Query(`select r.stream_id, r.stream_version, r.event_id::text, e.correlation_id
	  from store.corrected_event_ids r join store.events e using (stream_id, stream_version)`)
	must(err)
	for rows.Next() {
		var stream, id, command string
		var version int64
		must(rows.Scan(&stream, &version, &id, &command))
		differs(a, "chain", fmt.Sprintf("%s version %d", stream, version), "corrected id", placedID(command, stream, version), id)
	}
	must(rows.Err())
}

// placedID is a UUID version 8 of the SHA-256 over an event's command and place.
func placedID(command, stream string, version int64) string {
	hash := sha256.Sum256(fmt.Appendf(nil, "%s\n%s\n%d", command, stream, version))
	hash[6], hash[8] = hash[6]&0x0f|0x80, hash[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", hash[:4], hash[4:6], hash[6:8], hash[8:10], hash[10:16])
}

// name tells of everything that a query finds.
func (a *audit) name(query, check, what string, values ...any) {
	rows, err := a.tx.Query(query, values...)
	must(err)
	for rows.Next() {
		var subject string
		must(rows.Scan(&subject))
		a.fault(check, subject, "%s", what)
	}
	must(rows.Err())
}

func main() {
	if len(os.Args) < 3 {
		must(fmt.Errorf("usage: go run . <database url> <verifier key> [file of a signed head ...]"))
	}
	checkDeclared()
	began := time.Now()
	verifier, err := note.NewVerifier(os.Args[2])
	must(err)
	a := &audit{boxes: map[string]*box{}, shipped: map[string]shipment{}}
	var heads []head
	for _, file := range os.Args[3:] {
		if found, err := readHead(file, verifier); err != nil {
			a.fault("head", file, "%v", err)
		} else {
			heads = append(heads, found)
		}
	}
	sort.Slice(heads, func(i, j int) bool { return heads[i].size < heads[j].size })
	a.open(os.Args[1])
	events := a.run(heads)
	seconds := time.Since(began).Seconds()
	fmt.Printf("%d events in %.1f s, %.0f events/s\n", events, seconds, float64(events)/seconds)
	if a.faults > 0 {
		fmt.Printf("%d faults\n", a.faults)
		os.Exit(1)
	}
	fmt.Println("all is right")
}

// open begins the one transaction: a moment that does not move, and nothing can be written.
func (a *audit) open(address string) {
	// A copy on the auditor's own machine seldom speaks TLS.
	if at, err := url.Parse(address); err == nil && !at.Query().Has("sslmode") {
		query := at.Query()
		query.Set("sslmode", "prefer")
		at.RawQuery = query.Encode()
		address = at.String()
	}
	db, err := sql.Open("postgres", address)
	must(err)
	a.tx, err = db.Begin()
	must(err)
	_, err = a.tx.Exec(`set transaction isolation level repeatable read, read only; set local cursor_tuple_fraction = 1;
	  set local time zone 'UTC'`)
	must(err)
}

// run checks everything, from what is told to what is kept of it.
func (a *audit) run(heads []head) int64 {
	a.readBoxes()
	books := newBooks(a)
	events := a.checkLog(heads, books.visit)
	fmt.Printf("log: %d events, %d signed heads\n", events, len(heads))
	if len(heads) == 0 {
		fmt.Println("note: without a signed head nobody can tell whether the whole log was written anew")
	}
	books.end()
	fmt.Printf("books: %d lines\n", books.lines)
	fmt.Printf("wallets: %d members\n", a.checkWallets())
	boxes, slots, recomputed, given := a.checkBoxes()
	fmt.Printf("boxes: %d, with %d tickets drawn, %d of them recomputed from public seeds\n", boxes, slots, recomputed)
	fmt.Printf("draws: %d\n", a.checkDraws(given))
	fmt.Printf("parcels: %d\n", a.checkParcels())
	fmt.Println("not checked: who an event's actor was; whether money of a payment reached the bank; what bonuses of ranks and")
	fmt.Println("  referrals were promised for; what partner sites say; tickets of days whose seed is not public; addresses")
	return events
}

// ---- The books: lines, their list, and where points are from ----

type line struct {
	Account string
	Lot     *string
	Amount  int64
}

type issuedLot struct {
	LotID     string
	Kind      string
	Amount    int64
	IssuedAt  string
	ExpiresAt string
}

// told is what events tell, all kinds in one: what an event does not have stays empty.
type told struct {
	MemberID *string
	Document *struct{ Kind, ID, Reverses, Memo string }
	Lines    []line
	Lots     []issuedLot

	PaymentID, CreditedTo            string
	FriendID, ReferrerID, TransferID string
	PaidFrom                         json.RawMessage
	Points, BonusPoints, Yen         int64
	BonusCoins                       int64

	DrawID, PackID, Currency, DueAt, OfferID, ExchangeID string
	FirstSlot, Day, Cost, Nth, Price, Given              int64
	PrizeIndexes, Shipped, Converted                     []int
	// Numbers of cards in one kind of event, cards by draw in another.
	Cards          json.RawMessage
	Extras         int
	ShipmentID     *string
	ClientSeedHash string
	Head, Seed     string
	BoxHash        string
	Manifest       string
	ParcelID       string
	DeliveryCode   string
	Carrier        string
	GivenCards     json.RawMessage
}

func (a *audit) tell(check, subject, data string) *told {
	var t told
	if err := json.Unmarshal([]byte(data), &t); err != nil {
		a.fault(check, subject, "its data cannot be read: %v", err)
	}
	return &t
}

// expectedLine is a line as the list of entries should have it.
type expectedLine struct {
	id, unit, class, member, lot, kind, document, event string
	// When it counts from and was recorded, which version of its wallet's, and who did it with which words.
	at, recorded, version  int64
	eventKind, memo, actor string
	amount                 int64
	late                   bool
}

type payment struct {
	member                              string
	points, bonus, coins                int64
	confirmed                           bool
	issuedPaid, issuedFree, issuedCoins int64
}

// grant is what an operator gave, and what of it was taken back.
type grant struct {
	member, unit, makesGood string
	amount, back            int64
	lots                    map[string]bool
	reversed                bool
}

type books struct {
	a        *audit
	lines    int64
	listed   int64
	through  int64
	heldUp   map[string]bool
	batch    []expectedLine
	balances map[string]int64
	// One for each payment of which money came or is awaited.
	payments map[string]*payment
	// What was granted, and what was taken back, by member, amount and unit: how often.
	grants, reversals map[string]int
	// Each grant by its event.
	given map[string]*grant
	// What two events of one commit must agree on; it is empty again behind each commit.
	open   map[string]int64
	commit commit
}

func newBooks(a *audit) *books {
	b := &books{a: a, heldUp: map[string]bool{}, balances: map[string]int64{}, payments: map[string]*payment{},
		grants: map[string]int{}, reversals: map[string]int{}, given: map[string]*grant{}, open: map[string]int64{}}
	// The list of entries follows the log: what it has not come to yet is not missing.
	must(a.tx.QueryRow(`select coalesce((select seq from store.checkpoints where reader = 'ledger_entries'),
	  (select seq from store.sequencer))`).Scan(&b.through))
	rows, err := a.tx.Query(`select distinct partition_key from store.dead_letters where reader = 'ledger_entries' and closed_at is null`)
	must(err)
	for rows.Next() {
		var key string
		must(rows.Scan(&key))
		b.heldUp[key] = true
	}
	must(rows.Err())
	return b
}

var movesOrMatters = map[string]bool{"PaymentRequested": true, "PaymentConfirmed": true, "CardsDrawn": true,
	"CardsDecided": true, "CardReceived": true, "RefundFailed": true, "RefundBounced": true, "ChargebackWon": true, "ReferralPaid": true,
	"PartnerTransferDone": true, "PartnerTransferFailed": true}

func (b *books) visit(e *event) {
	if !movesOrMatters[e.kind] && !strings.Contains(e.data, `"lines"`) {
		return
	}
	t := b.a.tell("chain", strconv.FormatInt(e.seq, 10), e.data)
	b.trace(e, t)
	if t.Document == nil || t.Lines == nil {
		return
	}
	unit := unitOf(e.kind)
	member := ""
	if t.MemberID != nil && t.Document.Kind != "deposit" {
		member = *t.MemberID
	}
	actor := e.actor
	if member != "" && actor == "member:"+member {
		actor = ""
	}
	var sum int64
	for i, l := range t.Lines {
		class := l.Account
		if strings.HasPrefix(class, "member:") {
			class = "member:" + class[strings.LastIndex(class, ":")+1:]
		}
		lot := ""
		if l.Lot != nil {
			lot = *l.Lot
		}
		sum += l.Amount
		b.balances[unit+" "+class] += l.Amount
		b.lines++
		b.batch = append(b.batch, expectedLine{fmt.Sprintf("%s.%d", e.readID.String, i), unit, class, member, lot, t.Document.Kind,
			t.Document.ID, strconv.FormatInt(e.seq, 10), e.effective.UnixMilli(), e.recorded.UnixMilli(), e.version, e.kind,
			t.Document.Memo, actor, l.Amount, e.seq > b.through || b.heldUp[e.key]})
	}
	if sum != 0 {
		b.a.fault("entry", strconv.FormatInt(e.seq, 10), "its lines come to %d and not to nothing", sum)
	}
	if len(b.batch) >= portion {
		b.compare()
	}
}

// compare holds some expected lines against the list of entries.
func (b *books) compare() {
	ids := make([]string, len(b.batch))
	for i, l := range b.batch {
		ids[i] = l.id
	}
	rows, err := b.a.tx.Query(`select id, unit, account_class, coalesce(member_id::text, ''), coalesce(lot_id::text, ''), kind,
	  document, (extract(epoch from at) * 1000)::bigint, (extract(epoch from recorded_at) * 1000)::bigint, stream_version, type,
	  coalesce(memo, ''), coalesce(actor, ''), amount from ledger.ledger_entries where id = any($1)`, pq.Array(ids))
	must(err)
	found := map[string]expectedLine{}
	for rows.Next() {
		var l expectedLine
		must(rows.Scan(&l.id, &l.unit, &l.class, &l.member, &l.lot, &l.kind, &l.document, &l.at, &l.recorded, &l.version,
			&l.eventKind, &l.memo, &l.actor, &l.amount))
		found[l.id] = l
	}
	must(rows.Err())
	b.listed += int64(len(found))
	for _, l := range b.batch {
		row, ok := found[l.id]
		row.event, row.late = l.event, l.late
		if !ok && !l.late {
			b.a.fault("entry", l.id, "of event %s is not in the list of entries", l.event)
		} else if ok && row != l {
			b.a.fault("entry", l.id, "of event %s should be %+v and is %+v", l.event, l, row)
		}
	}
	b.batch = b.batch[:0]
}

// balanced keeps what two events of one commit tell of one thing.
func (b *books) balanced(key string, amount int64) {
	if b.open[key] += amount; b.open[key] == 0 {
		delete(b.open, key)
	}
}

// trace follows points to where they are from, and what is paid for cards to the cards.
func (b *books) trace(e *event, t *told) {
	if b.commit.epoch != e.epoch || b.commit.xid != e.xid {
		b.endCommit()
		b.commit = commit{epoch: e.epoch, xid: e.xid, given: map[string]bool{}}
	}
	switch e.kind {
	case "PaymentRequested":
		b.of(t.PaymentID).points, b.of(t.PaymentID).bonus, b.of(t.PaymentID).coins = t.Points, t.BonusPoints, t.BonusCoins
		if t.MemberID != nil {
			b.of(t.PaymentID).member = *t.MemberID
		}
	case "PaymentConfirmed":
		b.of(t.PaymentID).confirmed = t.CreditedTo == "wallet"
	case "CardsDrawn":
		b.balanced("draw "+t.DrawID, t.Cost)
	case "CardsDecided":
		b.balanced("decision "+t.DrawID, t.Points)
	case "CardReceived":
		b.balanced("exchange "+t.DrawID, t.Given-t.Price)
	case "RefundFailed", "RefundBounced":
		b.commit.gives("refund", t.PaymentID, t.MemberID)
	case "ChargebackWon":
		b.commit.gives("chargeback", t.PaymentID, t.MemberID)
	case "ReferralPaid":
		b.commit.gives("referral", t.FriendID, &t.FriendID)
		b.commit.gives("referral", t.FriendID, &t.ReferrerID)
	case "PartnerTransferDone", "PartnerTransferFailed":
		b.commit.gives("transfer", t.TransferID, t.MemberID)
	}
	if t.Document == nil || t.MemberID == nil {
		return
	}
	var coins, own, gain int64
	for _, l := range t.Lines {
		if strings.HasPrefix(l.Account, "member:") {
			own += l.Amount
			// What is no longer owed is no gain.
			if !strings.HasSuffix(l.Account, ":owed") {
				gain += l.Amount
			}
			if strings.HasSuffix(l.Account, ":coin") {
				coins += l.Amount
			}
		}
	}
	spent := (e.kind == "PointsSpent" || e.kind == "CoinsSpent") && t.Document.Kind == "draw"
	if spent {
		b.balanced("draw "+t.Document.ID, own)
	}
	unit := unitOf(e.kind)
	if t.Document.Kind == "reversal" {
		b.reverse(e, t, unit, -own)
	}
	if gain <= 0 {
		return
	}
	switch t.Document.Kind {
	case "payment":
		p := b.of(t.Document.ID)
		if p.member != "" && p.member != *t.MemberID {
			b.a.fault("source", t.Document.ID, "event %d issues points of member %s's payment to member %s", e.seq, p.member, *t.MemberID)
		}
		p.issuedCoins += coins
		for _, lot := range t.Lots {
			if lot.Kind == "paid" {
				p.issuedPaid += lot.Amount
			} else {
				p.issuedFree += lot.Amount
			}
		}
	case "grant":
		b.grants[fmt.Sprintf("%s %d %s", *t.MemberID, own, unit)]++
		g := &grant{member: *t.MemberID, unit: unit, amount: own, makesGood: t.Document.Reverses, lots: map[string]bool{}}
		for _, lot := range t.Lots {
			g.lots[lot.LotID] = true
		}
		b.given[e.readID.String] = g
	case "decision", "exchange":
		b.balanced(t.Document.Kind+" "+t.Document.ID, -own)
	default:
		b.commit.gains = append(b.commit.gains, gained{t.Document.Kind, t.Document.ID, *t.MemberID, gain, e.seq})
	}
}

// A commit is followed to its end: what gives points may stand before or behind the wallet's event.
type commit struct {
	epoch int64
	xid   uint64
	given map[string]bool
	gains []gained
}

type gained struct {
	kind, id, member string
	amount, seq      int64
}

func (c *commit) gives(kind, id string, member *string) {
	if member != nil {
		c.given[kind+" "+id+" "+*member] = true
	}
}

func (b *books) endCommit() {
	for _, g := range b.commit.gains {
		if !b.commit.given[g.kind+" "+g.id+" "+g.member] {
			b.a.fault("source", g.id, "event %d gives %d to member %s for a %s of which its commit tells nothing", g.seq, g.amount, g.member, g.kind)
		}
	}
}

// reverse holds what was taken back against the grant that it names: the member's own, once, of its lots alone, and no more.
func (b *books) reverse(e *event, t *told, unit string, taken int64) {
	b.reversals[fmt.Sprintf("%s %d %s", *t.MemberID, taken, unit)]++
	g := b.given[t.Document.Reverses]
	if g == nil || g.member != *t.MemberID || g.unit != unit || t.Document.ID != t.Document.Reverses {
		b.a.fault("source", *t.MemberID, "event %d takes back %s, which is no grant of %s to this member", e.seq, t.Document.Reverses, unit)
		return
	}
	if g.reversed {
		b.a.fault("source", t.Document.Reverses, "is taken back again by event %d", e.seq)
	}
	g.reversed = true
	g.back += taken
	if taken <= 0 || g.back > g.amount {
		b.a.fault("source", t.Document.Reverses, "gave %d, of which event %d takes back %d", g.amount, e.seq, taken)
	}
	for _, l := range t.Lines {
		if l.Lot != nil && !g.lots[*l.Lot] {
			b.a.fault("source", t.Document.Reverses, "event %d takes back of lot %s, which is not of this grant", e.seq, *l.Lot)
		}
	}
}

// madeGood holds what grants gave for an entry against what that took from the same member.
func (b *books) madeGood() {
	sums := map[string]map[string]int64{}
	for _, g := range b.given {
		if g.makesGood == "" {
			continue
		}
		if sums[g.makesGood] == nil {
			sums[g.makesGood] = map[string]int64{}
		}
		sums[g.makesGood][g.member+" "+g.unit] += g.amount - g.back
	}
	rows, err := b.a.tx.Query("select event_id::text, type, data::text from store.events where event_id::text = any($1)", pq.Array(sorted(sums)))
	must(err)
	took := map[string]int64{}
	for rows.Next() {
		var id, kind, data string
		must(rows.Scan(&id, &kind, &data))
		t := b.a.tell("source", id, data)
		unit := unitOf(kind)
		for _, l := range t.Lines {
			if t.MemberID != nil && strings.HasPrefix(l.Account, "member:") && !strings.HasSuffix(l.Account, ":owed") {
				took[id+" "+*t.MemberID+" "+unit] -= l.Amount
			}
		}
	}
	must(rows.Err())
	for _, id := range sorted(sums) {
		for _, whose := range sorted(sums[id]) {
			if gave := sums[id][whose]; gave > took[id+" "+whose] {
				b.a.fault("source", id, "was made good to member %s by %d, more than the %d that it took", whose, gave, max(0, took[id+" "+whose]))
			}
		}
	}
}

func (b *books) of(id string) *payment {
	if b.payments[id] == nil {
		b.payments[id] = &payment{}
	}
	return b.payments[id]
}

func (b *books) end() {
	b.endCommit()
	b.compare()
	var rows int64
	must(b.a.tx.QueryRow("select count(*) from ledger.ledger_entries").Scan(&rows))
	// Only where there are more rows than were met is it worth the time to look for those that no event tells of.
	if rows != b.listed {
		b.a.name(`select l.id from ledger.ledger_entries l left join (select coalesce(r.event_id, e.event_id) as event_id, data
		    from store.events e left join store.corrected_event_ids r using (stream_id, stream_version)) e on e.event_id::text = split_part(l.id, '.', 1)
		  where e.event_id is null or e.data -> 'lines' -> split_part(l.id, '.', 2)::int is null`, "entry", "no event has this line")
		b.a.fault("entry", "list", "has %d lines; %d of them are of an event with a number", rows, b.listed)
	}
	total := map[string]int64{}
	for _, account := range sorted(b.balances) {
		total[strings.SplitN(account, " ", 2)[0]] += b.balances[account]
		fmt.Printf("  %-28s %15d\n", account, b.balances[account])
	}
	for unit, sum := range total {
		differs(b.a, "entry", "trial balance", unit, 0, sum)
	}
	b.sums()
	b.sources()
}

// sums holds the list's own sums against those of the log, as far as the list has come.
func (b *books) sums() {
	if b.lines != b.listed {
		return
	}
	rows, err := b.a.tx.Query(`select unit || ' ' || account_class, sum(amount)::bigint from ledger.ledger_entries group by 1`)
	must(err)
	for rows.Next() {
		var account string
		var sum int64
		must(rows.Scan(&account, &sum))
		differs(b.a, "entry", account, "sum of the list", b.balances[account], sum)
	}
	must(rows.Err())
}

func sorted[T any](of map[string]T) []string {
	keys := make([]string, 0, len(of))
	for key := range of {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	return keys
}

func (b *books) sources() {
	a := b.a
	for _, key := range sorted(b.open) {
		a.fault("source", key, "what its cards tell and what the wallet tells differ by %d", b.open[key])
	}
	for _, id := range sorted(b.payments) {
		p := b.payments[id]
		if p.issuedPaid+p.issuedFree+p.issuedCoins == 0 {
			continue
		}
		if !p.confirmed {
			a.fault("source", id, "%d points were issued for a payment of which no money came", p.issuedPaid+p.issuedFree)
			continue
		}
		differs(a, "source", id, "points paid for", p.points, p.issuedPaid)
		differs(a, "source", id, "points given with it", p.bonus, p.issuedFree)
		differs(a, "source", id, "coins given with it", p.coins, p.issuedCoins)
		var points int64
		err := a.tx.QueryRow("select points from payments.payments where payment_id::text = $1 and paid_at is not null", id).Scan(&points)
		if err == sql.ErrNoRows {
			a.fault("source", id, "no payment of this number is paid")
			continue
		}
		must(err)
		differs(a, "source", id, "points of the payment's row", p.points, points)
	}
	b.madeGood()
	// Each grant, and each that was taken back, has its own line of what operators did.
	b.byOperators(b.grants, "granted", "grant-points", "grant-coins")
	b.byOperators(b.reversals, "taken back", "reverse-grant")
}

// byOperators holds what the log tells against the lines of the audit trail, each by member, amount and unit.
func (b *books) byOperators(did map[string]int, what string, commands ...string) {
	rows, err := b.a.tx.Query(`select resource_id || ' ' || amount || ' ' || unit, count(*) from operators.audit_trail
	  where resource = 'members' and command = any($1) and outcome = 'done' and amount is not null group by 1`, pq.Array(commands))
	must(err)
	for rows.Next() {
		var key string
		var times int
		must(rows.Scan(&key, &times))
		did[key] -= times
	}
	must(rows.Err())
	for _, key := range sorted(did) {
		if times := did[key]; times > 0 {
			b.a.fault("source", key, "was %s %d times more than an operator did by the audit trail", what, times)
		} else if times < 0 {
			b.a.fault("source", key, "was %s %d times fewer than an operator did by the audit trail", what, -times)
		}
	}
}

// ---- Wallets ----

type lot struct {
	id, member, kind, document   string
	issued, remaining, from, end int64
}

type wallet struct {
	version, paid, free, coin, owed int64
}

type walletRow struct {
	member string
	wallet
}

type fact struct {
	id, kind, data string
	version        int64
}

// facts are the events of all streams of a kind, each stream by itself and in its order.
func (a *audit) facts(prefix string) *stream[fact] {
	return read(a, fmt.Sprintf(`select substr(stream_id, %d), type, data::text, stream_version from store.events
	  where stream_id like '%s-%%' order by stream_id collate "C", stream_version`, len(prefix)+2, prefix),
		func(rows *sql.Rows) (f fact, err error) {
			err = rows.Scan(&f.id, &f.kind, &f.data, &f.version)
			return
		})
}

// checkWallets lets each member's events and rows pass side by side, all in the order of the members' ids.
func (a *audit) checkWallets() int {
	facts := a.facts("wallet")
	wallets := read(a, `select member_id::text, version, paid, free, coin from points.wallets order by member_id`,
		func(rows *sql.Rows) (w walletRow, err error) {
			err = rows.Scan(&w.member, &w.version, &w.paid, &w.free, &w.coin)
			return
		})
	lots := read(a, `select lot_id::text, member_id::text, kind, issued, remaining, (extract(epoch from issued_at) * 1000)::bigint,
	  (extract(epoch from expires_at) * 1000)::bigint, document from points.lots order by member_id, lot_id`,
		func(rows *sql.Rows) (l lot, err error) {
			err = rows.Scan(&l.id, &l.member, &l.kind, &l.issued, &l.remaining, &l.from, &l.end, &l.document)
			return
		})
	debts := read(a, `select member_id::text, owed_yen from members.standing where owed_yen <> 0 order by member_id`,
		func(rows *sql.Rows) (w walletRow, err error) {
			err = rows.Scan(&w.member, &w.owed)
			return
		})
	members := 0
	for {
		member := ""
		consider := func(id string) {
			if member == "" || id < member {
				member = id
			}
		}
		if f := facts.peek(); f != nil {
			consider(f.id)
		}
		if w := wallets.peek(); w != nil {
			consider(w.member)
		}
		if l := lots.peek(); l != nil {
			consider(l.member)
		}
		if d := debts.peek(); d != nil {
			consider(d.member)
		}
		if member == "" {
			return members
		}
		members++
		a.checkWallet(member, facts, wallets, lots, debts)
	}
}

func milliseconds(iso string) int64 {
	at, err := time.Parse(time.RFC3339, iso)
	if err != nil {
		return -1
	}
	return at.UnixMilli()
}

func (a *audit) checkWallet(member string, facts *stream[fact], wallets *stream[walletRow], lots *stream[lot], debts *stream[walletRow]) {
	var should, is wallet
	expected := map[string]*lot{}
	for f := facts.peek(); f != nil && f.id == member; f = facts.peek() {
		a.book(member, f, &should, expected)
		facts.next()
	}
	if w := wallets.peek(); w != nil && w.member == member {
		is = w.wallet
		wallets.next()
	} else {
		a.fault("wallet", member, "has no row")
	}
	if d := debts.peek(); d != nil && d.member == member {
		is.owed = d.owed
		debts.next()
	}
	differs(a, "wallet", member, "version", should.version, is.version)
	differs(a, "wallet", member, "paid points", should.paid, is.paid)
	differs(a, "wallet", member, "free points", should.free, is.free)
	differs(a, "wallet", member, "coins", should.coin, is.coin)
	differs(a, "wallet", member, "owed yen", should.owed, is.owed)
	sums := map[string]int64{}
	for l := lots.peek(); l != nil && l.member == member; l = lots.peek() {
		sums[l.kind] += l.remaining
		if of := expected[l.id]; of == nil {
			a.fault("wallet", member, "lot %s of %d points was issued by no event", l.id, l.issued)
		} else {
			if *of != *l {
				a.fault("wallet", member, "lot %s should be %+v and is %+v", l.id, *of, *l)
			}
			delete(expected, l.id)
		}
		lots.next()
	}
	for _, id := range sorted(expected) {
		a.fault("wallet", member, "lot %s has no row", id)
	}
	differs(a, "wallet", member, "paid points, by its lots,", is.paid, sums["paid"])
	differs(a, "wallet", member, "free points, by its lots,", is.free, sums["free"])
}

// book adds one event to a wallet: the lines alone count.
func (a *audit) book(member string, f *fact, w *wallet, lots map[string]*lot) {
	t := a.tell("wallet", member, f.data)
	w.version++
	differs(a, "wallet", member, "version of an event", w.version, f.version)
	if f.kind == "PointsIssued" && t.Document != nil {
		for _, l := range t.Lots {
			if lots[l.LotID] != nil {
				a.fault("wallet", member, "lot %s is issued twice", l.LotID)
			}
			lots[l.LotID] = &lot{l.LotID, member, l.Kind, t.Document.Kind + ":" + t.Document.ID, l.Amount, 0,
				milliseconds(l.IssuedAt), milliseconds(l.ExpiresAt)}
		}
	}
	for _, l := range t.Lines {
		kind, isOwn := strings.CutPrefix(l.Account, "member:"+member+":")
		if !isOwn && strings.HasPrefix(l.Account, "member:") {
			a.fault("wallet", member, "version %d moves points of %s", f.version, l.Account)
		}
		if isOwn {
			switch kind {
			case "paid":
				w.paid += l.Amount
			case "free":
				w.free += l.Amount
			case "coin":
				w.coin += l.Amount
			case "owed":
				w.owed -= l.Amount
			}
		}
		if l.Lot == nil {
			continue
		}
		of := lots[*l.Lot]
		if of == nil {
			a.fault("wallet", member, "version %d moves points of lot %s, which was never issued", f.version, *l.Lot)
			continue
		}
		of.remaining += l.Amount
		if of.remaining < 0 || of.remaining > of.issued {
			a.fault("wallet", member, "version %d leaves %d points in lot %s of %d", f.version, of.remaining, of.id, of.issued)
		}
	}
	if w.paid < 0 || w.free < 0 || w.coin < 0 {
		a.fault("wallet", member, "version %d leaves %d paid and %d free points and %d coins", f.version, w.paid, w.free, w.coin)
	}
	if f.kind == "PointsIssued" {
		for _, l := range t.Lots {
			if lots[l.LotID].remaining != l.Amount {
				a.fault("wallet", member, "version %d issues lot %s otherwise than its lines say", f.version, l.LotID)
			}
		}
	}
}

// ---- Boxes: what was promised, what was drawn, and whether it was drawn as promised ----

type prize struct {
	ID          string
	Quantity    int64
	BuyPoint    int64  `json:"buy_point"`
	NoReduction string `json:"no_reduction"`
	Rule        string
	Draws       []int64
}

type box struct {
	// Of the manifest that was published before the first ticket.
	Pack          string
	PricePoint    int64  `json:"price_point"`
	PaymentMethod string `json:"payment_method"`
	Tickets       int64
	Prizes        []prize
	ExtraPrizes   []prize `json:"extra_prizes"`
	Anchor        string

	text, hash, status, head string
	version, drawn, revealed int64
	remaining                []int64
	lastDay                  int64
	// By day, as far as they are public by now.
	seeds [][32]byte
}

const seedTag = "oripa-seed/1"

// readBoxes takes what is told once of each box; seeds become public later than the tickets that they drew.
func (a *audit) readBoxes() {
	rows, err := a.tx.Query(`select substr(stream_id, 5), type, data::text from store.events
	  where stream_id like 'box-%' and type in ('BoxOpened', 'SeedRevealed') order by stream_id collate "C", stream_version`)
	must(err)
	for rows.Next() {
		var pack, kind, data string
		must(rows.Scan(&pack, &kind, &data))
		t := a.tell("box", pack, data)
		if kind == "BoxOpened" {
			a.boxes[pack] = a.promised(pack, t)
		} else if b := a.boxes[pack]; b != nil {
			a.reveal(b, pack, t)
		}
	}
	must(rows.Err())
}

func (a *audit) promised(pack string, t *told) *box {
	b := &box{text: t.Manifest, hash: t.BoxHash}
	if err := json.Unmarshal([]byte(t.Manifest), b); err != nil {
		a.fault("box", pack, "its manifest cannot be read: %v", err)
	}
	hash := sha256.Sum256([]byte(t.Manifest))
	differs(a, "box", pack, "hash of the manifest", hex.EncodeToString(hash[:]), t.BoxHash)
	differs(a, "box", pack, "pack of the manifest", pack, b.Pack)
	var sum int64
	for _, p := range b.Prizes {
		sum += p.Quantity
		b.remaining = append(b.remaining, p.Quantity)
	}
	differs(a, "box", pack, "tickets of the manifest", sum, b.Tickets)
	b.head = t.BoxHash
	return b
}

// reveal holds a public seed against the anchor: the seed of a day hashes to that of the day before, and day 0 is the anchor.
func (a *audit) reveal(b *box, pack string, t *told) {
	seed, err := hex.DecodeString(t.Seed)
	if err != nil || len(seed) != 32 || t.Day < 1 || t.Day > 10_000 {
		a.fault("box", pack, "the seed of day %d is none", t.Day)
		return
	}
	seeds := make([][32]byte, t.Day+1)
	copy(seeds[t.Day][:], seed)
	for day := t.Day; day > 0; day-- {
		seeds[day-1] = sha256.Sum256(append([]byte(seedTag), seeds[day][:]...))
	}
	if hex.EncodeToString(seeds[0][:]) != b.Anchor {
		a.fault("box", pack, "the seed of day %d does not lead to the anchor of the manifest", t.Day)
		return
	}
	if t.Day >= int64(len(b.seeds)) {
		b.seeds = seeds
	}
}

// pick is the ticket of those left that the protocol draws: oripa-draw/1.
func pick(seed []byte, boxHash string, day, slot int64, clientSeedHash string, left uint64) uint64 {
	// Words above the greatest multiple of what is left would favour low numbers: they are passed over.
	over := (^uint64(0)%left + 1) % left
	for counter := 0; ; counter++ {
		mac := hmac.New(sha256.New, seed)
		fmt.Fprintf(mac, "oripa-draw/1\n%s\n%d\n%d\n%s\n%d", boxHash, day, slot, clientSeedHash, counter)
		block := mac.Sum(nil)
		for at := 0; at < len(block); at += 8 {
			if word := binary.BigEndian.Uint64(block[at:]); word <= ^uint64(0)-over {
				return word % left
			}
		}
	}
}

// extrasAt are the prizes outside of the box that a slot wins, by their places behind those in the box.
func (b *box) extrasAt(slot int64) (won []int) {
	draw := slot + 1
	for i, p := range b.ExtraPrizes {
		wins := p.Rule == "last" && draw == b.Tickets || p.Rule == "every" && len(p.Draws) > 0 && draw%p.Draws[0] == 0
		if p.Rule == "at" {
			for _, at := range p.Draws {
				wins = wins || at == draw
			}
		}
		if wins {
			won = append(won, i)
		}
	}
	return
}

type boxFact struct {
	pack, kind, data                     string
	version                              int64
	seed, seedHash, rowHead, left, drawn sql.NullString
	rowDay                               sql.NullInt64
}

// Beside each drawing of tickets stand the draw's own event and its row, which must tell the same.
const boxQuery = `select substr(e.stream_id, 5), e.type, e.data::text, e.stream_version, d.client_seed, d.client_seed_hash, d.head,
    array_to_string(d.left_before, ' '), c.data::text, d.day
  from store.events e
    left join store.events c on e.type = 'TicketsDrawn' and c.stream_id = 'draw-' || (e.data ->> 'drawId') and c.stream_version = 1
    left join draws.draws d on e.type = 'TicketsDrawn' and d.draw_id::text = e.data ->> 'drawId'
 where e.stream_id like 'box-%' order by e.stream_id collate "C", e.stream_version`

func (a *audit) checkBoxes() (boxes, slots, recomputed, given int64) {
	facts := read(a, boxQuery, func(rows *sql.Rows) (f boxFact, err error) {
		err = rows.Scan(&f.pack, &f.kind, &f.data, &f.version, &f.seed, &f.seedHash, &f.rowHead, &f.left, &f.drawn, &f.rowDay)
		return
	})
	for f := facts.next(); f != nil; f = facts.next() {
		b := a.boxes[f.pack]
		if b == nil {
			a.fault("box", f.pack, "%s of a box that was never opened", f.kind)
			continue
		}
		b.version++
		t := a.tell("box", f.pack, f.data)
		switch f.kind {
		case "BoxOpened":
			b.status = "open"
		case "TicketsDrawn":
			given++
			slots += int64(len(t.PrizeIndexes))
			recomputed += a.draw(b, f, t)
		case "SeedRevealed":
			b.revealed = t.Day
		case "BoxPaused":
			b.status = "paused"
		case "BoxResumed":
			b.status = "open"
		case "BoxClosed":
			b.status = "closed"
		}
	}
	a.checkBoxRows()
	return int64(len(a.boxes)), slots, recomputed, given
}

// draw takes the tickets of one draw out of the box, as its log says and, where the seed is public, as the protocol says.
func (a *audit) draw(b *box, f *boxFact, t *told) (recomputed int64) {
	subject := f.pack + " draw " + t.DrawID
	differs(a, "box", subject, "first slot", b.drawn, t.FirstSlot)
	if t.Day <= b.revealed || t.Day < b.lastDay {
		a.fault("box", subject, "is of day %d, of which the seed was public, or which was over", t.Day)
	}
	b.lastDay = t.Day
	before := words(b.remaining)
	cards := append([]int{}, t.PrizeIndexes...)
	var extras []int
	for i, index := range t.PrizeIndexes {
		slot := t.FirstSlot + int64(i)
		if index < 0 || index >= len(b.remaining) || b.remaining[index] < 1 {
			a.fault("box", subject, "slot %d gives prize %d, of which nothing is left", slot, index)
			continue
		}
		if t.Day > 0 && t.Day < int64(len(b.seeds)) {
			recomputed++
			if fair := b.ticket(t, slot); fair != index {
				a.fault("box", subject, "slot %d gives prize %d; by the public seed it is %d", slot, index, fair)
			}
		}
		b.remaining[index]--
		entry := fmt.Sprintf("%s\n%d\n%d\n%s\n%s", b.head, slot, t.Day, t.ClientSeedHash, b.Prizes[index].ID)
		for _, extra := range b.extrasAt(slot) {
			extras = append(extras, len(b.Prizes)+extra)
			entry += "\n" + b.ExtraPrizes[extra].ID
		}
		hash := sha256.Sum256([]byte(entry))
		b.head = hex.EncodeToString(hash[:])
	}
	b.drawn += int64(len(t.PrizeIndexes))
	differs(a, "box", subject, "head of the public log", b.head, t.Head)
	a.sameDraw(b, f, t, append(cards, extras...), len(extras), before)
	// On with what was told, so that a fault is told once.
	b.head = t.Head
	return
}

func (b *box) ticket(t *told, slot int64) int {
	var left uint64
	for _, n := range b.remaining {
		left += uint64(n)
	}
	ahead := pick(b.seeds[t.Day][:], b.hash, t.Day, slot, t.ClientSeedHash, left)
	for index, n := range b.remaining {
		if ahead < uint64(n) {
			return index
		}
		ahead -= uint64(n)
	}
	return -1
}

// sameDraw: the member has what the box gave, for the price that was promised, by the seed that the member chose.
func (a *audit) sameDraw(b *box, f *boxFact, t *told, cards []int, extras int, before string) {
	subject := t.DrawID
	if !f.drawn.Valid {
		a.fault("draw", subject, "has no event, though box %s gave its tickets", f.pack)
		return
	}
	d := a.tell("draw", subject, f.drawn.String)
	differs(a, "draw", subject, "pack", f.pack, d.PackID)
	differs(a, "draw", subject, "first slot", t.FirstSlot, d.FirstSlot)
	differs(a, "draw", subject, "cards", words(cards), words(d.PrizeIndexes))
	differs(a, "draw", subject, "extra cards", extras, d.Extras)
	differs(a, "draw", subject, "cost", b.PricePoint*int64(len(t.PrizeIndexes)), d.Cost)
	differs(a, "draw", subject, "currency", map[string]string{"1": "points", "2": "coins"}[b.PaymentMethod], d.Currency)
	// The text goes with its member's account, and the hash remains.
	seedHash := f.seedHash.String
	if f.seed.Valid {
		seed := sha256.Sum256([]byte(f.seed.String))
		seedHash = hex.EncodeToString(seed[:])
	}
	if seedHash == "" {
		return
	}
	differs(a, "draw", subject, "hash of the client seed", t.ClientSeedHash, seedHash)
	differs(a, "draw", subject, "head", t.Head, f.rowHead.String)
	differs(a, "draw", subject, "day", t.Day, f.rowDay.Int64)
	differs(a, "draw", subject, "tickets left before", before, f.left.String)
}

func words[T any](of []T) string { return strings.Trim(fmt.Sprint(of), "[]") }

func (a *audit) checkBoxRows() {
	rows, err := a.tx.Query(`select pack_id, version, status, drawn, array_to_string(remaining, ' '), head, revealed_through, box_hash,
	  manifest, anchor, tickets, (offer ->> 'pricePoint')::bigint, offer ->> 'currency', (select coalesce(string_agg(concat_ws(':',
	    p ->> 'prizeId', p ->> 'buyPoint', p ->> 'noReduction'), ' ' order by n), '')
	      from json_array_elements(offer -> 'prizes') with ordinality o (p, n)) from draws.boxes order by pack_id`)
	must(err)
	seen := map[string]bool{}
	for rows.Next() {
		var is box
		var remaining, currency, prizes string
		must(rows.Scan(&is.Pack, &is.version, &is.status, &is.drawn, &remaining, &is.head, &is.revealed, &is.hash, &is.text,
			&is.Anchor, &is.Tickets, &is.PricePoint, &currency, &prizes))
		b := a.boxes[is.Pack]
		seen[is.Pack] = true
		if b == nil {
			a.fault("box", is.Pack, "was opened by no event")
			continue
		}
		differs(a, "box", is.Pack, "version", b.version, is.version)
		differs(a, "box", is.Pack, "state", b.status, is.status)
		differs(a, "box", is.Pack, "tickets drawn", b.drawn, is.drawn)
		differs(a, "box", is.Pack, "tickets left", words(b.remaining), remaining)
		differs(a, "box", is.Pack, "head", b.head, is.head)
		differs(a, "box", is.Pack, "last public seed", b.revealed, is.revealed)
		differs(a, "box", is.Pack, "hash", b.hash, is.hash)
		differs(a, "box", is.Pack, "manifest", b.text, is.text)
		differs(a, "box", is.Pack, "anchor", b.Anchor, is.Anchor)
		differs(a, "box", is.Pack, "tickets", b.Tickets, is.Tickets)
		differs(a, "box", is.Pack, "price", b.PricePoint, is.PricePoint)
		differs(a, "box", is.Pack, "currency", map[string]string{"1": "points", "2": "coins"}[b.PaymentMethod], currency)
		var promised []string
		for _, p := range append(append([]prize{}, b.Prizes...), b.ExtraPrizes...) {
			promised = append(promised, fmt.Sprintf("%s:%d:%t", p.ID, p.BuyPoint, p.NoReduction == "1"))
		}
		differs(a, "box", is.Pack, "prizes", strings.Join(promised, " "), prizes)
	}
	must(rows.Err())
	for _, pack := range sorted(a.boxes) {
		if !seen[pack] {
			a.fault("box", pack, "has no row")
		}
	}
}

// ---- Draws: where each card is ----

type drawRow struct {
	id, member, pack, currency, prizes, outcomes, paidFrom string
	undecided, due, cost, slot, version, extras            int64
}

func (a *audit) checkDraws(given int64) int {
	facts := a.facts("draw")
	rows := read(a, `select draw_id::text, member_id::text, pack_id, currency, array_to_string(prizes, ' '), outcomes, undecided,
	  (extract(epoch from due_at) * 1000)::bigint, cost, first_slot, version, extras, paid_from::text from draws.draws order by draw_id`,
		func(rows *sql.Rows) (d drawRow, err error) {
			err = rows.Scan(&d.id, &d.member, &d.pack, &d.currency, &d.prizes, &d.outcomes, &d.undecided, &d.due, &d.cost, &d.slot, &d.version, &d.extras, &d.paidFrom)
			return
		})
	draws := 0
	var bought int64
	for {
		f, row := facts.peek(), rows.peek()
		if f == nil && row == nil {
			break
		}
		draws++
		if f == nil || row != nil && row.id < f.id {
			a.fault("draw", row.id, "of member %s was drawn by no event", row.member)
			rows.next()
			continue
		}
		if f.kind == "CardsDrawn" {
			bought++
		}
		should := a.foldDraw(facts, f.id)
		if row == nil || row.id != should.id {
			a.fault("draw", should.id, "of member %s has no row", should.member)
			continue
		}
		differs(a, "draw", row.id, "member", should.member, row.member)
		differs(a, "draw", row.id, "pack", should.pack, row.pack)
		differs(a, "draw", row.id, "currency", should.currency, row.currency)
		differs(a, "draw", row.id, "prizes", should.prizes, row.prizes)
		differs(a, "draw", row.id, "what became of its cards", should.outcomes, row.outcomes)
		differs(a, "draw", row.id, "undecided cards", should.undecided, row.undecided)
		differs(a, "draw", row.id, "end of the time to decide", should.due, row.due)
		differs(a, "draw", row.id, "cost", should.cost, row.cost)
		differs(a, "draw", row.id, "first slot", should.slot, row.slot)
		differs(a, "draw", row.id, "cards outside of the box", should.extras, row.extras)
		differs(a, "draw", row.id, "lots that paid", should.paidFrom, row.paidFrom)
		differs(a, "draw", row.id, "version", should.version, row.version)
		rows.next()
	}
	if bought != given {
		a.name(`select c.data ->> 'drawId' from store.events c where c.type = 'CardsDrawn' and not exists
		  (select from store.events b where b.type = 'TicketsDrawn' and b.data ->> 'drawId' = c.data ->> 'drawId')`,
			"draw", "no box gave its tickets")
		differs(a, "draw", "all", "number", given, bought)
	}
	return draws
}

// foldDraw follows a draw's cards. Each letter tells of a card: undecided, shipped, converted, exchanged or forfeited.
func (a *audit) foldDraw(facts *stream[fact], id string) drawRow {
	d := drawRow{id: id}
	var indexes []int
	var outcomes []byte
	move := func(cards []int, to byte) {
		for _, card := range cards {
			if card < 0 || card >= len(outcomes) || outcomes[card] != 'u' {
				a.fault("draw", id, "card %d is decided on, which was decided or is none", card)
				continue
			}
			outcomes[card] = to
		}
	}
	for f := facts.peek(); f != nil && f.id == id; f = facts.peek() {
		t := a.tell("draw", id, f.data)
		d.version++
		differs(a, "draw", id, "draw of an event", id, t.DrawID)
		member := ""
		if t.MemberID != nil {
			member = *t.MemberID
		}
		if d.version == 1 {
			d.member, d.due = member, milliseconds(t.DueAt)
			d.pack, d.currency, d.cost, d.slot, indexes = t.PackID, t.Currency, t.Cost, t.FirstSlot, t.PrizeIndexes
			d.extras, d.paidFrom = int64(t.Extras), string(t.PaidFrom)
			if f.kind == "CardReceived" {
				d.pack, d.currency, d.cost, d.slot, indexes = t.OfferID, "points", 0, t.Nth, []int{0}
				d.paidFrom = "[]"
			}
			outcomes = bytes.Repeat([]byte{'u'}, len(indexes))
		}
		differs(a, "draw", id, "member of an event", d.member, member)
		switch f.kind {
		case "CardsDecided":
			move(t.Shipped, 's')
			move(t.Converted, 'c')
			for _, card := range t.Shipped {
				if t.ShipmentID == nil {
					a.fault("draw", id, "card %d is shipped in no shipment", card)
				} else {
					a.shipped[fmt.Sprintf("%s.%d", id, card)] = shipment{*t.ShipmentID, member}
				}
			}
			differs(a, "draw", id, "points of the cards that were turned in", a.worth(d.pack, indexes, t.Converted), t.Points)
		case "CardsExchanged", "CardsForfeited":
			var cards []int
			if err := json.Unmarshal(t.Cards, &cards); err != nil {
				a.fault("draw", id, "its cards cannot be read: %v", err)
			}
			move(cards, map[string]byte{"CardsExchanged": 'x', "CardsForfeited": 'f'}[f.kind])
			if f.kind == "CardsExchanged" {
				differs(a, "draw", id, "points of the cards that were exchanged", a.worth(d.pack, indexes, cards), t.Points)
			}
		}
		facts.next()
	}
	d.prizes, d.outcomes = words(indexes), string(outcomes)
	d.undecided = int64(bytes.Count(outcomes, []byte{'u'}))
	return d
}

// worth is what the manifest promised for some cards.
func (a *audit) worth(pack string, indexes, cards []int) (points int64) {
	b := a.boxes[pack]
	if b == nil {
		return 0
	}
	prizes := append(append([]prize{}, b.Prizes...), b.ExtraPrizes...)
	for _, card := range cards {
		if card >= 0 && card < len(indexes) && indexes[card] < len(prizes) {
			points += prizes[indexes[card]].BuyPoint
		}
	}
	return
}

// ---- Parcels ----

type shipment struct{ id, member string }

type parcelRow struct {
	id, member, parcel, status, code, carrier, cards, draws string
	version, misnamed                                       int64
}

func (a *audit) checkParcels() int {
	facts := a.facts("shipment")
	rows := read(a, `select shipment_id::text, member_id::text, parcel_id::text, status, coalesce(delivery_code, ''),
	  coalesce(carrier, ''), (select coalesce(string_agg(i ->> 'drawId' || '.' || (i ->> 'index'), ' '
	    order by (i ->> 'drawId' || '.' || (i ->> 'index')) collate "C"), '') from jsonb_array_elements(items) i), version,
	  (select coalesce(string_agg(d::text, ' ' order by d), '') from unnest(draw_ids) d), (select count(*) from jsonb_array_elements(items) i
	    left join draws.draws d on d.draw_id::text = i ->> 'drawId' left join draws.boxes b on b.pack_id = d.pack_id
	    left join draws.offered_cards o on o.offer_id = d.pack_id
	    cross join lateral (select coalesce(b.offer -> 'prizes' -> d.prizes[(i ->> 'index')::int + 1], o.prize)) c (card)
	    where (i ->> 'prizeId', i ->> 'name', i ->> 'modelNumber')
	      is distinct from (card ->> 'prizeId', card ->> 'name', card ->> 'modelNumber'))
	  from shipments.parcels order by shipment_id`,
		func(rows *sql.Rows) (p parcelRow, err error) {
			err = rows.Scan(&p.id, &p.member, &p.parcel, &p.status, &p.code, &p.carrier, &p.cards, &p.version, &p.draws, &p.misnamed)
			return
		})
	parcels := 0
	for {
		f, row := facts.peek(), rows.peek()
		if f == nil && row == nil {
			break
		}
		parcels++
		if f == nil || row != nil && row.id < f.id {
			a.fault("parcel", row.id, "of member %s was asked for by no event", row.member)
			rows.next()
			continue
		}
		should := a.foldParcel(facts, f.id)
		if row == nil || row.id != should.id {
			a.fault("parcel", should.id, "of member %s has no row", should.member)
			continue
		}
		differs(a, "parcel", row.id, "member", should.member, row.member)
		differs(a, "parcel", row.id, "parcel", should.parcel, row.parcel)
		differs(a, "parcel", row.id, "state", should.status, row.status)
		differs(a, "parcel", row.id, "tracking number", should.code, row.code)
		differs(a, "parcel", row.id, "carrier", should.carrier, row.carrier)
		differs(a, "parcel", row.id, "cards", should.cards, row.cards)
		differs(a, "parcel", row.id, "draws", should.draws, row.draws)
		differs(a, "parcel", row.id, "cards that are called otherwise than in their box", 0, row.misnamed)
		differs(a, "parcel", row.id, "version", should.version, row.version)
		rows.next()
	}
	for _, card := range sorted(a.shipped) {
		a.fault("parcel", a.shipped[card].id, "does not hold card %s, which was decided to be shipped in it", card)
	}
	return parcels
}

func (a *audit) foldParcel(facts *stream[fact], id string) parcelRow {
	p := parcelRow{id: id, parcel: id}
	for f := facts.peek(); f != nil && f.id == id; f = facts.peek() {
		t := a.tell("parcel", id, f.data)
		p.version++
		switch f.kind {
		case "ShipmentRequested":
			if t.MemberID != nil {
				p.member = *t.MemberID
			}
			p.status, p.cards = "requested", a.take(&p, t.Cards)
		case "ShipmentCombined":
			p.parcel = t.ParcelID
		case "ShipmentSplit":
			p.parcel = id
		case "ShipmentShipped":
			p.status, p.code, p.carrier = "shipped", t.DeliveryCode, t.Carrier
		case "ShipmentTrackingCorrected":
			p.code, p.carrier = t.DeliveryCode, t.Carrier
		case "ShipmentReturned":
			p.status = "returned"
		case "ShipmentResendRequested":
			p.status, p.code, p.carrier = "requested", "", ""
		case "ShipmentForfeited":
			p.status = "forfeited"
		}
		facts.next()
	}
	return p
}

// take puts cards into a shipment: those that were decided to go into this one, each once.
func (a *audit) take(p *parcelRow, data json.RawMessage) string {
	var draws []struct {
		DrawID  string
		Indexes []int
	}
	if err := json.Unmarshal(data, &draws); err != nil {
		a.fault("parcel", p.id, "its cards cannot be read: %v", err)
	}
	var cards, ids []string
	for _, d := range draws {
		ids = append(ids, d.DrawID)
		for _, index := range d.Indexes {
			card := fmt.Sprintf("%s.%d", d.DrawID, index)
			cards = append(cards, card)
			if a.shipped[card] != (shipment{p.id, p.member}) {
				a.fault("parcel", p.id, "holds card %s, which was not decided to be shipped in it", card)
			}
			delete(a.shipped, card)
		}
	}
	sort.Strings(cards)
	sort.Strings(ids)
	p.draws = strings.Join(ids, " ")
	return strings.Join(cards, " ")
}
