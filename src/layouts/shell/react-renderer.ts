// Astro learns whose a component is by drawing it for a trial, at every page, unless the component says so.
const RENDERER = Symbol.for('astro:renderer');

/** Says that these are React's, which saves drawing each of them twice. */
export function markReactComponents(...components: object[]): void {
  for (const component of components) Object.assign(component, { [RENDERER]: '@astrojs/react' });
}
