export { default as words } from '#lib/messages/ar/wishlist.json';
