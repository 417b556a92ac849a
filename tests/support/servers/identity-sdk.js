// A fake of a hosted provider's browser script: its server responds to the calls.
(() => {
  const { origin } = new URL(document.currentScript.src);
  let session;

  const createMethod = (method) => (params) => {
    const { callback, ...rest } = params;
    void fetch(`${origin}/call/${method}`, { method: 'POST', body: JSON.stringify({ ...rest, session }) })
      .then((reply) => reply.json())
      .catch(() => ({ errorCode: 500026, errorMessage: 'Network error' }))
      .then(({ session: opened, ...reply }) => {
        if (opened) session = opened;
        if (method === 'logout') session = undefined;
        callback(reply);
      });
  };

  const methodNames = [
    'login',
    'logout',
    'initRegistration',
    'register',
    'finalizeRegistration',
    'getAccountInfo',
    'setAccountInfo',
    'resetPassword',
    'getJWT',
  ];
  const group = (prefix, names) =>
    Object.fromEntries(names.map((name) => [name, createMethod(prefix + name)]));
  const accounts = group('', methodNames);
  accounts.auth = {
    otp: {
      ...group('auth.otp.', ['verify', 'authenticate']),
      email: group('auth.otp.email.', ['sendCode', 'login']),
      phone: group('auth.otp.phone.', ['sendCode', 'login', 'update']),
    },
  };
  // Defined with a delay, as a provider's script loads further scripts first.
  setTimeout(() => {
    window.fakeSdk = { accounts };
  }, 100);
})();
