export { default as words } from '#lib/messages/en/wishlist.json';
