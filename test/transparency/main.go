// Reads the shop's log as any tool for transparency logs does: by Go's own library, which knows nothing of the shop.
//
//	go run . <prefix of the log> <verifier key> [file of an earlier checkpoint]
//
// It verifies the checkpoint's signature, that each entry is in the tree and at its place, and that the tree goes on from the
// earlier checkpoint. It says how many entries there are, or what is wrong, and then ends with 1.
package main

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
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

func treeOf(signed []byte, verifier note.Verifier) (tlog.Tree, error) {
	opened, err := note.Open(signed, note.VerifierList(verifier))
	if err != nil {
		return tlog.Tree{}, err
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

func run(args []string) error {
	if len(args) < 2 {
		return errors.New("usage: <prefix of the log> <verifier key> [file of an earlier checkpoint]")
	}
	prefix := args[0]
	verifier, err := note.NewVerifier(args[1])
	if err != nil {
		return err
	}
	signed, err := get(prefix + "/checkpoint")
	if err != nil {
		return err
	}
	tree, err := treeOf(signed, verifier)
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
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
