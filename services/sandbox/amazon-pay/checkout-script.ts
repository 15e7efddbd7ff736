/**
 * Builds the script of the shop's page: `amazon.Pay.renderButton(where, options)` and `amazon.Pay.initCheckout(options)`. It sends the
 * browser to Amazon with the fields that the shop has signed.
 */
export const buildCheckoutScript = (url: string): string => `(() => {
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
    const element = typeof where === 'string' ? document.querySelector(where) : where;
    if (!element) throw new Error('the element of the Amazon Pay button is missing');
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Amazon Pay' });
    Object.assign(button.style, { width: '100%', minHeight: '45px', border: '1px solid #a88734', borderRadius: '4px', background: '#ffd814', color: '#111', font: '700 17px system-ui', cursor: 'pointer' });
    let clicked = () => options.createCheckoutSessionConfig && start(options);
    button.addEventListener('click', () => clicked());
    element.replaceChildren(button);
    return {
      onClick: (listener) => { clicked = listener; },
      initCheckout: (overrides) => start({ ...options, ...overrides }),
      updateButtonInfo: () => undefined,
    };
  };
  window.amazon = { ...window.amazon, Pay: { renderButton, initCheckout: start } };
  window.onAmazonPayReady?.();
})();
`;
