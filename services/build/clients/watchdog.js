// Shows #stalled while the client has not started: its scripts are blocked, slow, or have failed. The code is inlined in each page,
// so that it always runs, and uses syntax that old browsers support.
(() => {
  var stalled = document.getElementById('stalled');
  var seconds = 0;
  var patience = 12;

  function look() {
    var isThere = document.querySelector(stalled.getAttribute('data-client')) !== null;
    seconds = isThere ? 0 : seconds + 1;
    if (isThere) patience = 2;
    stalled.hidden = seconds < patience;
  }

  stalled.querySelector('button').onclick = () => {
    location.reload();
  };
  addEventListener(
    'error',
    (event) => {
      var isMissing = event.target !== window && event.target.tagName === 'SCRIPT';
      if (isMissing || /\/assets\//.test(event.filename || '')) patience = 2;
    },
    true,
  );
  setInterval(look, 1000);
})();
