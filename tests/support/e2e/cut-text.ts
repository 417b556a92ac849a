import type { Page } from '@playwright/test';

/** Arabic letters with the highest marks and the deepest descenders. */
const SAMPLE = 'ج ـي ق ۏ ّ';

/**
 * Returns the visible texts, fields and selects in which the sample would be cut off: by an element that
 * hides overflow, or by the line box of a field. All `details` are opened, then each popover in turn.
 */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate((sample) => {
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const found = new Set<string>();

    // At ten times the size, because browsers round to whole pixels.
    function measure(element: Element) {
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      canvas.font = `${fontStyle} ${fontWeight} ${Number.parseFloat(fontSize) * 10}px ${fontFamily}`;
      const ink = canvas.measureText(sample);
      return {
        ascent: ink.fontBoundingBoxAscent / 10,
        descent: ink.fontBoundingBoxDescent / 10,
        inkAscent: ink.actualBoundingBoxAscent / 10,
        inkDescent: ink.actualBoundingBoxDescent / 10,
      };
    }

    /** Returns top and bottom of the area that the element's ancestors do not clip. */
    function getClip(element: Element): { top: number; bottom: number } {
      const clip = { top: -Infinity, bottom: Infinity };
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowY, borderTopWidth, position } = getComputedStyle(box);
        const canScroll = /auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight + 1;
        if (overflowY !== 'visible' && !canScroll) {
          const top = box.getBoundingClientRect().top + Number.parseFloat(borderTopWidth);
          clip.top = Math.max(clip.top, top);
          clip.bottom = Math.min(clip.bottom, top + box.clientHeight);
        }
        if (position === 'fixed') break;
      }
      return clip;
    }

    function report(element: Element, text: string | null): void {
      const { fontSize } = getComputedStyle(element);
      const name = element.closest('[class]')?.className ?? element.localName;
      found.add(`${name} (${fontSize}): ${text?.trim().slice(0, 30)}`);
    }

    function checkText(node: Text, element: Element): void {
      const clip = getClip(element);
      // Texts that only screen readers read.
      if (clip.bottom - clip.top < 4) return;
      const ink = measure(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { top, bottom } of range.getClientRects()) {
        const middle = (top + bottom) / 2;
        const baseline = top + ink.ascent;
        const isShown = middle > clip.top && middle < clip.bottom;
        const isCut =
          baseline - ink.inkAscent < clip.top - 0.5 || baseline + ink.inkDescent > clip.bottom + 0.5;
        if (isShown && isCut) report(element, node.data);
      }
    }

    /** A field clips what is outside its line, a select what is outside its content box. */
    function checkField(field: HTMLInputElement): void {
      const ink = measure(field);
      const style = getComputedStyle(field);
      const natural = ink.ascent + ink.descent;
      const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
      const line = Math.min(Number.parseFloat(style.lineHeight) || natural, field.clientHeight - padding);
      const above = (line - natural) / 2 + ink.ascent;
      if (ink.inkAscent > above + 0.5 || ink.inkDescent > line - above + 0.5) {
        report(field, field.name);
      }
    }

    function checkAll(): void {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        const element = node.parentElement;
        if (!element || !node.data.trim() || element.closest('option, script, style, template')) continue;
        if (element.checkVisibility({ visibilityProperty: true })) checkText(node, element);
      }
      const fields =
        'input:not([type=hidden], [type=radio], [type=checkbox], [type=range], [type=color], [type=number], [inputmode=numeric]), select, textarea';
      for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
        if (field.checkVisibility() && !field.closest('.sr-only')) checkField(field);
      }
    }

    for (const details of document.querySelectorAll('details')) details.open = true;
    checkAll();
    for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) {
      panel.showPopover();
      checkAll();
      panel.hidePopover();
    }
    return [...found];
  }, SAMPLE);
}

/** Returns the width of the page; a phone zooms out to show one that is wider than its screen. */
export function measurePageWidth(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(document.documentElement.scrollWidth, window.innerWidth));
}
