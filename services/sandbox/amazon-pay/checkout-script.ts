/**
 * The script that the shop's page loads: `amazon.Pay.renderButton(where, options)` and `amazon.Pay.initCheckout(options)`. The browser
 * is sent to Amazon with what the shop has signed.
 */
export const checkoutScript = (url: string): string => `(() => {
  const start = ({ createCheckoutSessionConfig: config, ...options }) => {
    if (!config) throw new Error('createCheckoutSessionConfig is missing');
    const form = Object.assign(document.createElement('form'), { method: 'post', action: ${JSON.stringify(`${url}/amazonpay/checkout`)} });
    for (const [name, value] of Object.entries({ ...options, ...config })) {
      if (typeof value !== 'string') continue;
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    }
    document.body.append(form);
    form.submit();
  };
  const renderButton = (where, options) => {
    const place = typeof where === 'string' ? document.querySelector(where) : where;
    if (!place) throw new Error('there is no place for the Amazon Pay button');
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Amazon Pay' });
    Object.assign(button.style, { width: '100%', minHeight: '45px', border: '1px solid #a88734', borderRadius: '4px', background: '#ffd814', color: '#111', font: '700 17px system-ui', cursor: 'pointer' });
    let clicked = () => options.createCheckoutSessionConfig && start(options);
    button.addEventListener('click', () => clicked());
    place.replaceChildren(button);
    return {
      onClick: (listener) => { clicked = listener; },
      initCheckout: (more) => start({ ...options, ...more }),
      updateButtonInfo: () => undefined,
    };
  };
  window.amazon = { ...window.amazon, Pay: { renderButton, initCheckout: start } };
  window.onAmazonPayReady?.();
})();
`;
