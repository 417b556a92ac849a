export { default as messages } from '#lib/messages/ar/wishlist.json';
