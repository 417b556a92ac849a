import arAccount from './ar/account.json' with { type: 'json' };
import arAuth from './ar/auth.json' with { type: 'json' };
import arAvailability from './ar/availability.json' with { type: 'json' };
import arCart from './ar/cart.json' with { type: 'json' };
import arCases from './ar/cases.json' with { type: 'json' };
import arCheckout from './ar/checkout.json' with { type: 'json' };
import arCompare from './ar/compare.json' with { type: 'json' };
import arContact from './ar/contact.json' with { type: 'json' };
import arContent from './ar/content.json' with { type: 'json' };
import arDelivery from './ar/delivery.json' with { type: 'json' };
import arErrors from './ar/errors.json' with { type: 'json' };
import arExport from './ar/export.json' with { type: 'json' };
import arInvoice from './ar/invoice.json' with { type: 'json' };
import arLanding from './ar/landing.json' with { type: 'json' };
import arListing from './ar/listing.json' with { type: 'json' };
import arLists from './ar/lists.json' with { type: 'json' };
import arMail from './ar/mail.json' with { type: 'json' };
import arMailbox from './ar/mailbox.json' with { type: 'json' };
import arMarkdown from './ar/markdown.json' with { type: 'json' };
import arMasterclass from './ar/masterclass.json' with { type: 'json' };
import arNotices from './ar/notices.json' with { type: 'json' };
import arOrders from './ar/orders.json' with { type: 'json' };
import arPaint from './ar/paint.json' with { type: 'json' };
import arPayment from './ar/payment.json' with { type: 'json' };
import arProduct from './ar/product.json' with { type: 'json' };
import arReturns from './ar/returns.json' with { type: 'json' };
import arReviews from './ar/reviews.json' with { type: 'json' };
import arSandbox from './ar/sandbox.json' with { type: 'json' };
import arSearch from './ar/search.json' with { type: 'json' };
import arShell from './ar/shell.json' with { type: 'json' };
import arStores from './ar/stores.json' with { type: 'json' };
import arWallet from './ar/wallet.json' with { type: 'json' };
import arWishlist from './ar/wishlist.json' with { type: 'json' };
import enAccount from './en/account.json' with { type: 'json' };
import enAuth from './en/auth.json' with { type: 'json' };
import enAvailability from './en/availability.json' with { type: 'json' };
import enCart from './en/cart.json' with { type: 'json' };
import enCases from './en/cases.json' with { type: 'json' };
import enCheckout from './en/checkout.json' with { type: 'json' };
import enCompare from './en/compare.json' with { type: 'json' };
import enContact from './en/contact.json' with { type: 'json' };
import enContent from './en/content.json' with { type: 'json' };
import enDelivery from './en/delivery.json' with { type: 'json' };
import enErrors from './en/errors.json' with { type: 'json' };
import enExport from './en/export.json' with { type: 'json' };
import enInvoice from './en/invoice.json' with { type: 'json' };
import enLanding from './en/landing.json' with { type: 'json' };
import enListing from './en/listing.json' with { type: 'json' };
import enLists from './en/lists.json' with { type: 'json' };
import enMail from './en/mail.json' with { type: 'json' };
import enMailbox from './en/mailbox.json' with { type: 'json' };
import enMarkdown from './en/markdown.json' with { type: 'json' };
import enMasterclass from './en/masterclass.json' with { type: 'json' };
import enNotices from './en/notices.json' with { type: 'json' };
import enOrders from './en/orders.json' with { type: 'json' };
import enPaint from './en/paint.json' with { type: 'json' };
import enPayment from './en/payment.json' with { type: 'json' };
import enProduct from './en/product.json' with { type: 'json' };
import enReturns from './en/returns.json' with { type: 'json' };
import enReviews from './en/reviews.json' with { type: 'json' };
import enSandbox from './en/sandbox.json' with { type: 'json' };
import enSearch from './en/search.json' with { type: 'json' };
import enShell from './en/shell.json' with { type: 'json' };
import enStores from './en/stores.json' with { type: 'json' };
import enWallet from './en/wallet.json' with { type: 'json' };
import enWishlist from './en/wishlist.json' with { type: 'json' };

/** Message namespaces, one JSON file per namespace and language. */
export const NAMESPACES = [
  'account',
  'auth',
  'cart',
  'cases',
  'checkout',
  'compare',
  'contact',
  'delivery',
  'errors',
  'availability',
  'export',
  'invoice',
  'landing',
  'listing',
  'lists',
  'mail',
  'mailbox',
  'masterclass',
  'notices',
  'orders',
  'paint',
  'payment',
  'product',
  'returns',
  'reviews',
  'content',
  'sandbox',
  'search',
  'shell',
  'stores',
  'markdown',
  'wallet',
  'wishlist',
] as const;

/** All interface texts. */
export const MESSAGE_RESOURCES = {
  en: {
    account: enAccount,
    auth: enAuth,
    cart: enCart,
    cases: enCases,
    checkout: enCheckout,
    compare: enCompare,
    contact: enContact,
    delivery: enDelivery,
    errors: enErrors,
    availability: enAvailability,
    export: enExport,
    invoice: enInvoice,
    landing: enLanding,
    listing: enListing,
    lists: enLists,
    mail: enMail,
    mailbox: enMailbox,
    masterclass: enMasterclass,
    notices: enNotices,
    orders: enOrders,
    paint: enPaint,
    payment: enPayment,
    product: enProduct,
    reviews: enReviews,
    content: enContent,
    returns: enReturns,
    sandbox: enSandbox,
    search: enSearch,
    shell: enShell,
    stores: enStores,
    markdown: enMarkdown,
    wallet: enWallet,
    wishlist: enWishlist,
  },
  ar: {
    account: arAccount,
    auth: arAuth,
    cart: arCart,
    cases: arCases,
    checkout: arCheckout,
    compare: arCompare,
    contact: arContact,
    delivery: arDelivery,
    errors: arErrors,
    availability: arAvailability,
    export: arExport,
    invoice: arInvoice,
    landing: arLanding,
    listing: arListing,
    lists: arLists,
    mail: arMail,
    mailbox: arMailbox,
    masterclass: arMasterclass,
    notices: arNotices,
    orders: arOrders,
    paint: arPaint,
    payment: arPayment,
    product: arProduct,
    reviews: arReviews,
    content: arContent,
    returns: arReturns,
    sandbox: arSandbox,
    search: arSearch,
    shell: arShell,
    stores: arStores,
    markdown: arMarkdown,
    wallet: arWallet,
    wishlist: arWishlist,
  },
};
