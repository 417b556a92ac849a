// A stand-in for a hosted provider's browser script: its calls, answered by the server that the script came from.
(() => {
  const { origin } = new URL(document.currentScript.src);
  let session;

  const ask = (method) => (params) => {
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

  const plain = [
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
  const group = (prefix, names) => Object.fromEntries(names.map((name) => [name, ask(prefix + name)]));
  const accounts = group('', plain);
  accounts.auth = {
    otp: {
      ...group('auth.otp.', ['verify', 'authenticate']),
      email: group('auth.otp.email.', ['sendCode', 'login']),
      phone: group('auth.otp.phone.', ['sendCode', 'login', 'update']),
    },
  };
  // Not there at once: the script of a provider fetches more of itself.
  setTimeout(() => {
    window.standIn = { accounts };
  }, 100);
})();
