export { default as auth } from '#lib/messages/en/auth.json';
export { default as errors } from '#lib/messages/en/errors.json';
