/**
 * The script that the shop's page loads: `paypal.Buttons(options).render(where)`. The buyer approves in a window of PayPal's, which
 * tells the page what became of it.
 */
export const sdkScript = (url: string): string => `(() => {
  const base = ${JSON.stringify(`${url}/paypal`)};
  const post = async (path, body) => {
    const answer = await fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) });
    const json = await answer.json();
    if (!answer.ok) throw Object.assign(new Error(json.message), json);
    return json;
  };
  const actionsOf = (id) => ({
    order: { capture: () => post('/sdk/orders/' + id + '/capture'), get: () => post('/sdk/orders/' + id + '/get') },
    restart: () => undefined,
  });
  const create = { order: { create: (order) => post('/sdk/orders', { intent: 'CAPTURE', ...order }).then(({ id }) => id) } };
  const outcome = (opened, id) => new Promise((resolve) => {
    const end = (what) => { clearInterval(watch); removeEventListener('message', hear); resolve(what); };
    const hear = ({ origin, data }) => {
      if (origin === new URL(base).origin && data && data.paypalOrder === id) end(data.outcome);
    };
    // A window that has just told its outcome may be seen to be closed before it is heard.
    let looks = 0;
    const watch = setInterval(() => opened.closed && ++looks > 2 && end('cancel'), 300);
    addEventListener('message', hear);
  });
  const pay = async (options, opened) => {
    const id = await options.createOrder({}, create);
    opened.location = base + '/checkoutnow?token=' + encodeURIComponent(id) + '&popup=1';
    if ((await outcome(opened, id)) !== 'approve') return options.onCancel?.({ orderID: id });
    const actions = actionsOf(id);
    const { payer } = await actions.order.get();
    await options.onApprove?.({ orderID: id, payerID: payer.payer_id, paymentSource: 'paypal' }, actions);
  };
  const Buttons = (options = {}) => ({
    isEligible: () => true,
    close: async () => undefined,
    render: async (where) => {
      const place = typeof where === 'string' ? document.querySelector(where) : where;
      if (!place) throw new Error('there is no place for the PayPal button');
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'PayPal' });
      button.dataset.funding = 'paypal';
      Object.assign(button.style, { width: '100%', minHeight: '45px', border: '0', borderRadius: '4px', background: '#ffc439', color: '#003087', font: 'italic 700 18px system-ui', cursor: 'pointer' });
      button.addEventListener('click', () => {
        const opened = window.open('about:blank', 'paypal', 'width=460,height=640');
        if (!opened) return options.onError?.(new Error('the window of PayPal was blocked'));
        pay(options, opened).catch((error) => { opened.close(); options.onError?.(error); });
      });
      place.replaceChildren(button);
      options.onInit?.({}, {});
    },
  });
  window.paypal = { Buttons, version: 'sandbox', FUNDING: { PAYPAL: 'paypal' } };
})();
`;
