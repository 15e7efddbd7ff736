// Stands for every style sheet: jsdom lays nothing out.
export default {};
