import type { AstroIntegration } from 'astro';

/** Adds `client:intent`, and `client:intent="follow"` for islands that come along with a touched one. */
export function intent(): AstroIntegration {
  return {
    name: 'intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/directives/intent/intent.ts' });
      },
    },
  };
}
