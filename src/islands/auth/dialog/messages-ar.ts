export { default as auth } from '#lib/messages/ar/auth.json';
export { default as errors } from '#lib/messages/ar/errors.json';
