import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/**
 * Calls beyond the specification, by capability: the names of their endpoints. A remote API may lack any
 * capability; the shop then lacks that feature.
 */
export const CAPABILITIES = {
  capabilityList: ['capabilities'],
  analytics: ['collectEvents'],
  brands: ['brands'],
  campaignList: ['campaigns'],
  collections: ['collection'],
  contentIndex: ['contentIndex'],
  sizeCharts: ['sizeCharts', 'sizeChart'],
  categoryDetails: ['categoryDetails'],
  productLists: ['listProducts'],
  productIndex: ['productIndex'],
  recommendations: ['recommendedProducts'],
  relatedSearches: ['relatedSearches'],
  paintPacks: ['paintPacks'],
  deliveryPromises: ['deliveryPromises', 'deliveryArrivals'],
  deliverySlots: ['deliveryAreas', 'orderDeliveryOptions'],
  savedItems: ['saveItem', 'addSaved', 'removeSaved', 'restoreItem'],
  cartRemoval: ['removeItems'],
  sharedCarts: ['shareCart', 'readSharedCart'],
  paymentSessions: [
    'readPaymentMethods',
    'setPaymentMethod',
    'createPaymentSession',
    'confirmPayment',
    'cancelPaymentSession',
  ],
  sandbox: [
    'readSandboxPayment',
    'authoriseSandboxPayment',
    'paySandboxWithSavedCard',
    'completeSandboxChallenge',
    'readMailbox',
  ],
  orderWallet: ['readOrderWallet', 'removeOrderWallet'],
  walletHistory: ['readWallet'],
  orderCancellation: ['cancelOrder', 'cancelLines', 'previewCancellation'],
  orderLinks: ['readLinkedOrder'],
  returns: [
    'chooseReturnItems',
    'chooseReturnStore',
    'returnPickupOptions',
    'listReturns',
    'readReturn',
    'cancelReturn',
  ],
  cases: ['openCase', 'listCases', 'readCase', 'readLinkedCase', 'replyToCase', 'solveCase'],
  photos: ['uploadPhoto', 'readPhoto'],
  reviews: [
    'listReviews',
    'readReviewPhoto',
    'voteReview',
    'listOwnReviews',
    'saveReview',
    'deleteReview',
    'listLinkedReviews',
    'saveLinkedReview',
  ],
  newsletter: ['subscribeNewsletter'],
  notices: [
    'requestNotice',
    'createNotice',
    'readNotices',
    'endNotice',
    'readNoticeLink',
    'confirmNotice',
    'stopNotices',
  ],
  wishlistChanges: ['setWishlistItem', 'removeWishlistItems', 'mergeWishlist', 'describeWishes'],
  wishlistSharing: ['shareWishlist', 'unshareWishlist', 'readSharedWishlist'],
  lists: ['readLists', 'createList', 'readList', 'renameList', 'deleteList', 'transferListItems'],
  accounts: [
    'signUp',
    'signIn',
    'signOut',
    'sendCode',
    'readChallenge',
    'resendCode',
    'verifyCode',
    'forgotPassword',
    'choosePassword',
    'openSession',
    'refreshTokens',
    'readAccount',
    'setAccountInfo',
    'changePassword',
    'changeContact',
    'readConfirmation',
    'confirmSession',
  ],
  devices: ['listDevices', 'removeDevice'],
  dataExport: ['exportAccount'],
  accountDeletion: ['askDeletion', 'readDeletionBlockers'],
} as const satisfies Record<string, readonly string[]>;

export type Capability = keyof typeof CAPABILITIES;

/** All capabilities; the embedded backend has them all. */
export const ALL_CAPABILITIES: ReadonlySet<Capability> = new Set(Object.keys(CAPABILITIES) as Capability[]);

/** Lists the capabilities of the API. An API without this call is assumed to have none. */
export const listCapabilities = defineEndpoint({
  name: 'capabilities',
  method: 'GET',
  path: '/experience/binaa/v1/capabilities',
  scope: 'none',
  reply: z.object({
    /** Names of `CAPABILITIES`; others are ignored. */
    capabilities: z.array(z.string()),
  }),
});
