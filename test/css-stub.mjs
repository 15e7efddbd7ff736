// Replaces every style sheet, because jsdom has no layout.
export default {};
