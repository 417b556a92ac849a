/** Name of the honeypot: hidden from users, so that only bots and a browser's autofill send a value. */
export const HONEYPOT_FIELD = 'extra';
