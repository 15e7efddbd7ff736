/** Icon shape of each method of payment, 24 by 24. */
const SHAPES: Readonly<Record<string, string>> = {
  1: 'M3 6.5h18v11H3ZM3 10.25h18M6 14.5h4',
  2: 'M4 9.5V19.5h16V9.5M3 9.5l1.5-5h15l1.5 5c0 3-4 3-4.5 0-.5 3-4 3-4.5 0-.5 3-4 3-4.5 0C7 12.5 3 12.5 3 9.5ZM10 19.5v-4.5h4v4.5',
  3: 'M8 20.5 10.5 4h5c3 0 4.5 2 4 4.5-.5 3-3 4.5-6 4.5h-3L9.5 20.5ZM4.5 17.5 6.5 4',
  4: 'M3 9.5 12 4l9 5.5ZM4 20h16M6 9.5V20M10 9.5V20M14 9.5V20M18 9.5V20',
  5: 'M5 16.5c4.5 3.5 10 3.5 14 0M19.5 19v-3.5H16M9 13V7.5h3.5a2 2 0 0 1 0 4H9',
  6: 'M7.5 3h9v18h-9ZM11 18h2M7.5 6h9M7.5 15.5h9',
  7: 'M4 4.5h16v10H4ZM7 8h6M7 11h3M8 14.5v5h8v-5M16.5 8v.01',
};
const OTHER = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM8.5 8l3.5 4.5L15.5 8M9 12.5h6M9 15h6M12 12.5V17.5';

/** Icon of a method, beside its name. */
export function Mark({ method }: { method: string }) {
  return (
    <svg className="method-mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={SHAPES[method] ?? OTHER} />
    </svg>
  );
}
