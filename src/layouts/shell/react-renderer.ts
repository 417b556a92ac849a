// Astro test-renders each component to find its renderer. Setting `astro:renderer` skips that.
const RENDERER = Symbol.for('astro:renderer');

/** Marks components as React's, so that each is rendered once. */
export function markReactComponents(...components: object[]): void {
  for (const component of components) Object.assign(component, { [RENDERER]: '@astrojs/react' });
}
