import type * as z from 'zod/mini';
import { SavedAddressSchema } from '#lib/contract/account/saved-addresses.ts';
import { NewsletterConsentSchema, ProfileSchema } from '#lib/contract/auth/account-fields.ts';
import { CartSchema, LineItemSchema } from '#lib/contract/cart/cart.ts';
import { ProductDetailSchema, ShadeSchema } from '#lib/contract/catalog/product.ts';
import { BulkEnquirySchema } from '#lib/contract/contact/contact.ts';
import { CountryInfoSchema } from '#lib/contract/content/settings.ts';
import { OrderSchema } from '#lib/contract/orders/order.ts';
import { setDeliveryNote, setGuestCustomer } from '#lib/contract/orders/orders.ts';
import { ReturnSchema } from '#lib/contract/orders/returns.ts';
import { readSearchConfig } from '#lib/contract/search/config.ts';
import { StoreSchema } from '#lib/contract/stores.ts';
import { WishlistSchema } from '#lib/contract/wishlist/wishlist.ts';

/**
 * An entity of the specification's section 3: its schema and its fields. Where the specification only
 * describes a field, the name is chosen here. `[]` enters a list.
 */
export type EntityRow = readonly [entity: string, schema: z.ZodMiniType, fields: string, described?: string];

export const SPECIFIED_ENTITIES: readonly EntityRow[] = [
  [
    'Product',
    ProductDetailSchema,
    `productCode variationProductCode barcode name content.productName brand productFullDescription
     productImages[].imageUrl price.price price.salePrice promotionBadge properties[].attributeFQN properties[].values
     priceRange.lower.price priceRange.lower.salePrice priceRange.lower.catalogListPrice
     priceRange.lower.catalogSalePrice priceRange.upper.price priceRange.upper.salePrice
     priceRange.upper.catalogListPrice priceRange.upper.catalogSalePrice inventoryInfo.onlineStockAvailable
     categories[].content.name categories[].content.slug productType isPaintProduct options`,
    'dietaryFlags packSize boxContents warranty sizeChart',
  ],
  ['Paint shade', ShadeSchema, 'shadeName shadeCode'],
  ['Cart', CartSchema, 'id userId items[].items couponCodes total'],
  [
    'Line item',
    LineItemSchema,
    `id quantity total subtotal product unitPrice.listAmount unitPrice.saleAmount unitPrice.extendedAmount
     discountPercentage productDiscount.id productDiscount.name onSale assmblyProduct warrantyProduct parentItemId`,
  ],
  [
    'Order',
    OrderSchema,
    `id orderNumber status total subtotal shippingTotal shippingSubTotal discountTotal employeeDiscount.impact
     couponCodes couponCodeValue currencyCode fulfillmentMethod items
     fulfillmentInfo.fulfillmentContact.address.countryCode fulfillmentInfo.fulfillmentContact.address.emirate
     fulfillmentInfo.fulfillmentContact.address.area fulfillmentInfo.fulfillmentContact.address.postalOrZipCode
     fulfillmentInfo.fulfillmentContact.address.deliveryAddress paymentDetails.paymentGateway
     paymentDetails.paymentSource`,
    'refund.status shipments',
  ],
  [
    'Address',
    SavedAddressSchema,
    'flatNo deliveryAddress countryCode addressType',
    'buildingNo fullName mobile alternateMobile isDefault addressUse',
  ],
  [
    'Store',
    StoreSchema,
    `locationName shippingOriginContact.phoneNumber phone address.address1 address.cityOrTown address.stateOrProvince
     address.countryCode geo.lat geo.lng regularHours.monday.isClosed regularHours.monday.openTime
     regularHours.monday.closeTime regularHours.sunday.label`,
    'pickupInfo',
  ],
  [
    'Return',
    ReturnSchema,
    'items[].quantity',
    'method pickup amounts.pickupCharge amounts.processingFee items[].reason',
  ],
  [
    'User',
    ProfileSchema,
    'email mobile gender',
    'newsletter isEmployee language country accountId contactId',
  ],
  ['Newsletter consent', NewsletterConsentSchema, 'email whatsapp'],
  ['Guest customer', setGuestCustomer.body, 'firstName lastName emailAddress'],
  ['Delivery note', setDeliveryNote.body, 'id text'],
  ['Bulk enquiry', BulkEnquirySchema, '', 'enquiry companyName'],
  ['Country entry', CountryInfoSchema, 'name title icon.renditions dialingcode mobile_number_length'],
  [
    'Search index config entry',
    readSearchConfig.reply,
    '',
    'indexes[].isDefault indexes[].isQuerySuggestion indexes[].isSorting',
  ],
  ['Wishlist', WishlistSchema, 'wishListId items oosItems deletedItems customerAccountId name'],
  ['Wishlist item', WishlistSchema, 'items[].quantity items[].product.productCode'],
];
