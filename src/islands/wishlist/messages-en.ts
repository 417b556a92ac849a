export { default as messages } from '#lib/messages/en/wishlist.json';
