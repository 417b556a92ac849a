import { describe, expect, it } from 'vitest';
import { readLists } from '#lib/contract/wishlist/lists.ts';
import * as wishlistContract from '#lib/contract/wishlist/wishlist.ts';
import type { Loaded, LoaderResult, SessionContext } from '#lib/loaders/context.ts';
import { loadListPage } from '#lib/loaders/wishlist/list.ts';
import { loadDeleteList, loadLists } from '#lib/loaders/wishlist/lists.ts';
import { loadMoveItems } from '#lib/loaders/wishlist/move-items.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import type { FlashMessage } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { TestBrowser } from '../../../session/test-browser.ts';
import { addToCart, readLines, send, setUpApiHarness } from '../../api-harness.ts';
import {
  createCustomerBrowser,
  post,
  readItemId,
  readItems,
  saveItems,
  toItems,
} from '../../wishlist-harness.ts';

setUpApiHarness();

const locale = parseLocale('en-ae') as Locale;
const PAGE = '/en-ae/my-account/lists';

function createContext(browser: TestBrowser, flashMessage?: FlashMessage) {
  const requestSession = createRequestSession(browser.createRequest(), locale);
  return { locale, t: getTranslate('en'), requestSession, flashMessage, siteUrl: 'http://localhost' };
}

function getModel<Model>(page: LoaderResult<Model>): Model {
  expect(page.kind).toBe('ok');
  return (page as Loaded<Model>).model;
}

async function createList(browser: TestBrowser, name: string): Promise<string> {
  const { to } = await post(browser, 'createList', [['name', name]]);
  return to?.split('/').at(-1) ?? '';
}

const loadPage = async (browser: TestBrowser, id: string, flash?: FlashMessage) =>
  getModel(await loadListPage(id, createContext(browser, flash)));

describe('The forms of lists', () => {
  it('create, rename and delete a list', async () => {
    const browser = await createCustomerBrowser();
    const created = await post(browser, 'createList', [['name', ' Bathroom ']]);
    expect(created.to).toMatch(`${PAGE}/`);
    const id = created.to?.split('/').at(-1) ?? '';
    const page = await loadPage(browser, id, created.flash);
    // Nothing is saved: there is no wishlist to choose from yet.
    expect([page.flash?.text, page.addFromWishlistHref]).toEqual([expect.stringContaining('Bathroom'), null]);
    const current = { listId: 'current', query: new URLSearchParams() };
    expect(await loadMoveItems(current, createContext(browser))).toEqual({
      kind: 'redirect',
      href: '/en-ae/wishlist',
    });
    const duplicate = await post(browser, 'createList', [['name', 'bathroom']]);
    expect([duplicate.to, duplicate.flash?.error]).toEqual([
      PAGE,
      'You already have a list with this name. Choose another name.',
    ]);
    const markup = await post(browser, 'createList', [['name', '<b>x']]);
    const { form } = getModel(await loadLists(createContext(browser, markup.flash)));
    expect([form.error, form.values.name]).toEqual([expect.stringContaining('1 to 60'), '<b>x']);
    const renamed = await post(browser, 'renameList', [
      ['wishlistId', id],
      ['name', 'Kitchen'],
    ]);
    expect((await loadPage(browser, id, renamed.flash)).name).toBe('Kitchen');
    expect(getModel(await loadDeleteList(id, createContext(browser))).name).toContain('Kitchen');
    const deleted = await post(browser, 'deleteList', [['wishlistId', id]]);
    expect(deleted.to).toBe(PAGE);
    expect((await loadListPage(id, createContext(browser))).kind).toBe('not-found');
    const deletedAgain = await post(browser, 'deleteList', [['wishlistId', id]]);
    expect(deletedAgain.flash?.error).toBe('We could not find this list.');
  });

  it('move chosen items to a new list, change quantities there, remove and share', async () => {
    const browser = await createCustomerBrowser();
    await saveItems(browser, 'T-SALE', 'T-TEN', 'T-LAMP');
    const ids = [await readItemId(browser, 'T-SALE'), await readItemId(browser, 'T-TEN')];
    const query = new URLSearchParams([['item', ids[0] as string]]);
    const page = getModel(await loadMoveItems({ listId: 'current', query }, createContext(browser)));
    expect(page.items.filter(({ isChosen }) => isChosen).map(({ id }) => id)).toEqual([ids[0]]);
    const source = ['wishlistId', page.listId];
    const chosen = ids.map((id) => ['itemId', id]);
    const unnamed = await post(browser, 'moveListItems', [source, ...chosen, ['targetId', 'new']]);
    expect([unnamed.to, unnamed.flash?.error]).toEqual([
      `${PAGE}/${page.listId}/move?item=${ids[0]}&item=${ids[1]}`,
      'Enter a name for the list.',
    ]);
    const refused = await loadMoveItems({ listId: 'current', query }, createContext(browser, unnamed.flash));
    expect(getModel(refused)).toMatchObject({ flash: null, newNameError: unnamed.flash?.error });
    const withoutItems = await post(browser, 'moveListItems', [source, ['targetId', 'new']]);
    expect(withoutItems.flash?.error).toBe('Choose at least one product.');
    const target = [
      ['targetId', 'new'],
      ['newName', 'Majlis'],
    ];
    const moved = await post(browser, 'moveListItems', [source, ...chosen, ...target]);
    const id = moved.to?.split('/').at(-1) ?? '';
    const list = await loadPage(browser, id, moved.flash);
    expect(list.flash?.text).toBe('2 products moved to \u2068Majlis\u2069');
    expect([list.items.length, await readItems(browser)]).toEqual([2, ['1 T-LAMP']]);
    const item = list.items.find(({ code }) => code === 'T-TEN');
    const itemFields = [
      ['wishlistId', id],
      ['itemId', item?.id ?? ''],
      ['next', list.path],
    ];
    const set = await post(browser, 'updateWishlistItem', [...itemFields, ['quantity', '4']]);
    expect(set.to).toBe(list.path);
    const shared = await post(browser, 'shareWishlist', itemFields);
    const after = await loadPage(browser, id, shared.flash);
    expect(after.items.find(({ code }) => code === 'T-TEN')?.quantity).toBe(4);
    expect(after.share?.link).toMatch(/^http:\/\/localhost\/en-ae\/shared\/wishlist\//);
    await post(browser, 'unshareWishlist', itemFields);
    await post(browser, 'removeWishlistItems', itemFields);
    const last = await loadPage(browser, id);
    expect([last.share, last.items.map(({ code }) => code)]).toEqual([null, ['T-SALE']]);
  });

  it('move what is in stock to the cart, once, and say why other items stay', async () => {
    const browser = await createCustomerBrowser();
    const id = await createList(browser, 'Villa');
    const items = [
      ...toItems('T-PAINT', 'T-NONE'),
      { quantity: 7, product: { productCode: 'T-SCARCE' } },
      { quantity: 3, product: { productCode: 'T-TEN' } },
      { quantity: 1, product: { productCode: 'T-SALE' } },
    ];
    await send(browser, wishlistContract.addWishlistItems, { params: { wishlistId: id }, body: { items } });
    await addToCart(browser, 'T-TEN', 1);
    await addToCart(browser, 'T-SALE', 2);
    const buy = async () => {
      const { flash } = await post(browser, 'buyList', [['wishlistId', id]]);
      return (await loadPage(browser, id, flash)).purchase;
    };
    expect(await buy()).toEqual({
      hasAdded: true,
      lines: ['2 products are in your cart.', '1 product was in your cart already.'],
      notAdded: [
        expect.stringMatching(/T-SCARCE: Only 3 left/),
        expect.stringMatching(/choose a shade/),
        expect.stringMatching(/T-NONE: There are not enough/),
      ],
    });
    const lines = await readLines(browser);
    expect(lines.toSorted()).toEqual(['T-SALE × 2', 'T-SCARCE × 3', 'T-TEN × 3']);
    expect(await buy()).toMatchObject({ hasAdded: false });
    expect((await readLines(browser)).toSorted()).toEqual(lines.toSorted());
    expect((await loadPage(browser, id)).items.filter(({ isInCart }) => isInCart)).toHaveLength(3);
  });

  it('refuse a guest, and another customer as if the list did not exist', async () => {
    const [layla, omar] = [await createCustomerBrowser(), await createCustomerBrowser()];
    const id = await createList(layla, 'Bathroom');
    const fields = [
      ['wishlistId', id],
      ['name', 'Mine'],
      ['itemId', 'x'],
      ['targetId', 'other'],
    ];
    for (const name of ['renameList', 'deleteList', 'moveListItems', 'buyList']) {
      const { to, flash } = await post(omar, name, fields);
      expect([name, to, flash?.error]).toEqual([name, PAGE, 'We could not find this list.']);
      expect((await post(new TestBrowser(), name, fields)).to).toMatch(/^\/en-ae\/sign-in\?next=/);
    }
    const pages = [
      loadListPage(id, createContext(omar)),
      loadDeleteList(id, createContext(omar)),
      loadMoveItems({ listId: id, query: new URLSearchParams() }, createContext(omar)),
    ];
    expect((await Promise.all(pages)).map(({ kind }) => kind)).toEqual([
      'not-found',
      'not-found',
      'not-found',
    ]);
    const guest: SessionContext = createContext(new TestBrowser());
    expect((await loadLists(guest)).kind).toBe('redirect');
    expect((await send(layla, readLists, {})).ok).toBe(true);
  });
});
