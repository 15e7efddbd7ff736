/**
 * Builds the script of the shop's page: `paypal.Buttons(options).render(where)`. The buyer approves in a pop-up of PayPal, which
 * reports the outcome to the page.
 */
export const buildSdkScript = (url: string): string => `(() => {
  const base = ${JSON.stringify(`${url}/paypal`)};
  const post = async (path, body) => {
    const response = await fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) });
    const json = await response.json();
    if (!response.ok) throw Object.assign(new Error(json.message), json);
    return json;
  };
  const actionsOf = (id) => ({
    order: { capture: () => post('/sdk/orders/' + id + '/capture'), get: () => post('/sdk/orders/' + id + '/get') },
    restart: () => undefined,
  });
  const create = { order: { create: (order) => post('/sdk/orders', { intent: 'CAPTURE', ...order }).then(({ id }) => id) } };
  const outcome = (opened, id) => new Promise((resolve) => {
    const end = (result) => { clearInterval(watch); removeEventListener('message', onMessage); resolve(result); };
    const onMessage = ({ origin, data }) => {
      if (origin === new URL(base).origin && data && data.paypalOrder === id) end(data.outcome);
    };
    // The pop-up may be closed before the message with its outcome arrives.
    let closedTicks = 0;
    const watch = setInterval(() => opened.closed && ++closedTicks > 2 && end('cancel'), 300);
    addEventListener('message', onMessage);
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
      const element = typeof where === 'string' ? document.querySelector(where) : where;
      if (!element) throw new Error('the element of the PayPal button is missing');
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'PayPal' });
      button.dataset.funding = 'paypal';
      Object.assign(button.style, { width: '100%', minHeight: '45px', border: '0', borderRadius: '4px', background: '#ffc439', color: '#003087', font: 'italic 700 18px system-ui', cursor: 'pointer' });
      button.addEventListener('click', () => {
        const opened = window.open('about:blank', 'paypal', 'width=460,height=640');
        if (!opened) return options.onError?.(new Error('the pop-up of PayPal was blocked'));
        pay(options, opened).catch((error) => { opened.close(); options.onError?.(error); });
      });
      element.replaceChildren(button);
      options.onInit?.({}, {});
    },
  });
  window.paypal = { Buttons, version: 'sandbox', FUNDING: { PAYPAL: 'paypal' } };
})();
`;
