module shop.example/audit

go 1.26.0

require (
	github.com/lib/pq v1.12.3
	golang.org/x/mod v0.43.0
)
