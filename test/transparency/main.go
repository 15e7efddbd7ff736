// Reads the shop's log as any tool for transparency logs does: by Go's own library, which knows nothing of the shop.
//
//	go run . [-witness <key of a witness>]... <prefix of the log> <verifier key> [file of an earlier checkpoint]
//
// It verifies the checkpoint's signature, and the cosignature of each witness that is named, that each entry is in the tree and at its place, and that the tree goes on from the
// earlier checkpoint. It says how many entries there are, or what is wrong, and then ends with 1.
package main

import (
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

const height = 8

func get(url string) ([]byte, error) {
	answer, err := http.Get(url)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%s: %s", url, answer.Status)
	}
	return io.ReadAll(answer.Body)
}

// The library's paths name the height of tiles, those of the standard do not, and call the entries "entries".
func pathOf(tile tlog.Tile) string {
	path := strings.TrimPrefix(tile.Path(), fmt.Sprintf("tile/%d/", height))
	return "tile/" + strings.Replace(path, "data/", "entries/", 1)
}

type tiles struct {
	prefix string
	read   map[string][]byte
}

func (t tiles) Height() int                     { return height }
func (t tiles) SaveTiles([]tlog.Tile, [][]byte) {}
func (t tiles) ReadTiles(wanted []tlog.Tile) ([][]byte, error) {
	var read [][]byte
	for _, tile := range wanted {
		path := pathOf(tile)
		if t.read[path] == nil {
			data, err := get(t.prefix + "/" + path)
			if err != nil {
				return nil, err
			}
			t.read[path] = data
		}
		read = append(read, t.read[path])
	}
	return read, nil
}

// A witness verifies as c2sp.org/tlog-cosignature has it, which the library does not know yet.
type witness struct {
	name string
	hash uint32
	key  ed25519.PublicKey
}

func (w witness) Name() string    { return w.name }
func (w witness) KeyHash() uint32 { return w.hash }
func (w witness) Verify(text, signature []byte) bool {
	if len(signature) != 8+ed25519.SignatureSize {
		return false
	}
	message := fmt.Sprintf("cosignature/v1\ntime %d\n%s", binary.BigEndian.Uint64(signature), text)
	return ed25519.Verify(w.key, []byte(message), signature[8:])
}

const cosignature = 4

func newWitness(line string) (note.Verifier, error) {
	parts := strings.SplitN(line, "+", 3)
	if len(parts) != 3 {
		return nil, errors.New("no key of a witness")
	}
	typed, err := base64.StdEncoding.DecodeString(parts[2])
	if err != nil || len(typed) != 1+ed25519.PublicKeySize || typed[0] != cosignature {
		return nil, errors.New("no key of a witness")
	}
	id := sha256.Sum256(append([]byte(parts[0]+"\n"), typed...))
	hash := binary.BigEndian.Uint32(id[:])
	if fmt.Sprintf("%08x", hash) != parts[1] {
		return nil, errors.New("a witness of another id")
	}
	return witness{parts[0], hash, typed[1:]}, nil
}

func treeOf(signed []byte, verifier note.Verifier, witnesses ...note.Verifier) (tlog.Tree, error) {
	opened, err := note.Open(signed, note.VerifierList(append(witnesses, verifier)...))
	if err != nil {
		return tlog.Tree{}, err
	}
	signers := map[string]bool{}
	for _, signature := range opened.Sigs {
		signers[signature.Name] = true
	}
	for _, one := range append(witnesses, verifier) {
		if !signers[one.Name()] {
			return tlog.Tree{}, fmt.Errorf("%s has not signed", one.Name())
		}
	}
	lines := strings.Split(opened.Text, "\n")
	if len(lines) < 4 || lines[0] != verifier.Name() {
		return tlog.Tree{}, errors.New("no checkpoint of this log")
	}
	size, err := strconv.ParseInt(lines[1], 10, 64)
	if err != nil {
		return tlog.Tree{}, err
	}
	root, err := base64.StdEncoding.DecodeString(lines[2])
	if err != nil || len(root) != tlog.HashSize {
		return tlog.Tree{}, errors.New("a root that is none")
	}
	return tlog.Tree{N: size, Hash: tlog.Hash(root)}, nil
}

func checkEntries(prefix string, tree tlog.Tree, hashes tlog.HashReader) error {
	for first := int64(0); first < tree.N; first += 1 << height {
		width := min(1<<height, tree.N-first)
		bundle, err := get(prefix + "/" + pathOf(tlog.Tile{H: height, L: -1, N: first >> height, W: int(width)}))
		if err != nil {
			return err
		}
		for i := first; i < first+width; i++ {
			if len(bundle) < 2 || len(bundle) < 2+int(binary.BigEndian.Uint16(bundle)) {
				return fmt.Errorf("entry %d is cut off", i)
			}
			end := 2 + int(binary.BigEndian.Uint16(bundle))
			proof, err := tlog.ProveRecord(tree.N, i, hashes)
			if err != nil {
				return err
			}
			if err := tlog.CheckRecord(proof, tree.N, tree.Hash, i, tlog.RecordHash(bundle[2:end])); err != nil {
				return fmt.Errorf("entry %d is not what was signed: %w", i, err)
			}
			bundle = bundle[end:]
		}
		if len(bundle) > 0 {
			return fmt.Errorf("entries after %d that nobody counted", first+width-1)
		}
	}
	return nil
}

func run(args, witnessKeys []string) error {
	if len(args) < 2 {
		return errors.New("usage: [-witness <key>]... <prefix of the log> <verifier key> [file of an earlier checkpoint]")
	}
	prefix := args[0]
	verifier, err := note.NewVerifier(args[1])
	if err != nil {
		return err
	}
	var witnesses []note.Verifier
	for _, line := range witnessKeys {
		one, err := newWitness(line)
		if err != nil {
			return err
		}
		witnesses = append(witnesses, one)
	}
	signed, err := get(prefix + "/checkpoint")
	if err != nil {
		return err
	}
	tree, err := treeOf(signed, verifier, witnesses...)
	if err != nil {
		return err
	}
	hashes := tlog.TileHashReader(tree, tiles{prefix, map[string][]byte{}})
	if err := checkEntries(prefix, tree, hashes); err != nil {
		return err
	}
	if len(args) > 2 {
		earlier, err := os.ReadFile(args[2])
		if err != nil {
			return err
		}
		before, err := treeOf(earlier, verifier)
		if err != nil {
			return err
		}
		if before.N > tree.N {
			return fmt.Errorf("the log had %d entries and has %d", before.N, tree.N)
		}
		proof, err := tlog.ProveTree(tree.N, before.N, hashes)
		if err != nil {
			return err
		}
		if err := tlog.CheckTree(proof, tree.N, tree.Hash, before.N, before.Hash); err != nil {
			return fmt.Errorf("the log does not go on from the earlier checkpoint: %w", err)
		}
	}
	fmt.Printf("%d entries\n", tree.N)
	return nil
}

func main() {
	var witnessKeys []string
	flag.Func("witness", "the key of a witness that must have cosigned", func(line string) error {
		witnessKeys = append(witnessKeys, line)
		return nil
	})
	flag.Parse()
	if err := run(flag.Args(), witnessKeys); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
