import type { AstroIntegration } from 'astro';

/** Adds `client:intent`, and `client:intent="self"` for islands that hydrate on their own. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/directives/intent/intent.ts' });
      },
    },
  };
}
