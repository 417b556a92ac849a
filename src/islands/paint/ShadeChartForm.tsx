import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '#lib/locale/locale.ts';
import { isFilterActive, parseShadeFilter } from '#lib/paint/shade-search.ts';
import { useReady } from '../ui/use-ready.ts';
import { filterShadeChart } from './filter-shade-chart.ts';
import type { ShadeChartMessages } from './messages.ts';

interface ShadeChartFormProps {
  messages: ShadeChartMessages;
  language: Language;
  /** The form, rendered on the server. */
  children?: ReactNode;
}

/** Filter of the page of all shades: without script a form, hydrated it filters while typing. */
export function ShadeChartForm({ messages, language, children }: ShadeChartFormProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = root.current?.querySelector('form');
    if (!form) return undefined;
    const filter = () => filterShadeChart(form, messages, language);
    form.addEventListener('input', filter);
    // Text typed before hydration.
    if (isFilterActive(parseShadeFilter(new FormData(form)))) filter();
    return () => form.removeEventListener('input', filter);
  }, [messages, language]);
  useReady(root);
  return <div ref={root}>{children}</div>;
}
