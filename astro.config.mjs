import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import i18next from 'astro-i18next';
import { intentDirective } from './src/directives/intent/integration.ts';
import { createCodeSplittingGroups } from './src/lib/build/chunk-groups.ts';
import { cacheCspDigests } from './src/lib/build/csp-digests.ts';
import { routeRules } from './src/lib/cache/cache-rules.ts';
import { createSitemapOptions } from './src/lib/seo/sitemap/build-sitemap.ts';

const port = Number(process.env.PORT ?? 4321);
const site = process.env.SITE_URL ?? `http://localhost:${port}`;
const build = process.env.BUILD_DIR ?? './dist';
const readex = '@fontsource-variable/readex-pro/files/readex-pro';

const resolveSource = (file) => fileURLToPath(new URL(`./src/${file}`, import.meta.url));

// Replaces package modules that browsers do not need by smaller ones.
const MODULE_REPLACEMENTS = [
  { find: '\0vite/preload-helper.js', replacement: resolveSource('lib/build/shims/vite-preload.ts') },
  { find: /^qs$/, replacement: resolveSource('lib/search/stubs/qs.ts') },
  {
    find: /^\.\/listen-keys\/index\.js$/,
    replacement: resolveSource('lib/build/shims/nanostores-listen-keys.ts'),
  },
  {
    find: /^\.\.?\/(middlewares\/create(Insights|Metadata)Middleware|createHelpers)\.js$/,
    replacement: resolveSource('lib/search/stubs/instantsearch.ts'),
  },
];

// Called after the build has written all prerendered pages.
const readBuiltPage = (path) => readFileSync(join(build, 'client', decodeURI(path), 'index.html'), 'utf8');

export default defineConfig({
  site,
  output: 'server',
  outDir: build,
  cacheDir: process.env.BUILD_DIR ? `${build}-cache` : './node_modules/.astro',
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'never' },
  // Class selectors are half as long as the default attribute selectors and have the same specificity.
  scopedStyleStrategy: 'class',
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  session: false,
  adapter: node({ mode: 'middleware', staticHeaders: true, bodySizeLimit: 1024 * 1024 }),
  integrations: [react(), intentDirective(), i18next(), sitemap(createSitemapOptions(readBuiltPage))],
  cache: {
    provider: {
      name: 'binaa-pages',
      entrypoint: new URL('./src/lib/cache/astro-cache-provider.ts', import.meta.url),
    },
  },
  routeRules,
  image: {
    endpoint: { route: '/_image', entrypoint: './src/lib/images/endpoint.server.ts' },
    service: { entrypoint: './src/lib/images/astro-image-service.ts' },
  },
  security: {
    checkOrigin: true,
    allowedDomains: [{ hostname: new URL(site).hostname, protocol: new URL(site).protocol.slice(0, -1) }],
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        // src/middleware.ts adds the hosted search service.
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-src 'self'",
        "manifest-src 'self'",
      ],
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Readex Pro',
      cssVariable: '--font-readex',
      fallbacks: ['Segoe UI', 'Tahoma', 'Arial', 'sans-serif'],
      options: {
        variants: [
          {
            src: [`${readex}-latin-wght-normal.woff2`],
            weight: '160 700',
            style: 'normal',
            display: 'swap',
            unicodeRange: [
              'U+0000-00FF',
              'U+0131',
              'U+0152-0153',
              'U+02BB-02BC',
              'U+2000-200B',
              'U+2010-203A',
              'U+20AC',
              'U+2122',
              'U+2212',
              'U+2215',
            ],
          },
          {
            src: [`${readex}-arabic-wght-normal.woff2`],
            weight: '160 700',
            style: 'normal',
            display: 'swap',
            unicodeRange: ['U+0600-06FF', 'U+0750-077F', 'U+08A0-08FF', 'U+FB50-FDFF', 'U+FE70-FEFC'],
          },
        ],
      },
    },
  ],
  vite: {
    plugins: [cacheCspDigests()],
    build: { chunkSizeWarningLimit: 1024 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: createCodeSplittingGroups(resolveSource('').replace(/\/$/, '')) },
            },
          },
        },
      },
      // Node's own localStorage would be shared by all requests, and accessing it prints a warning.
      ssr: { define: { localStorage: 'undefined' } },
      prerender: { define: { localStorage: 'undefined' } },
    },
    resolve: { alias: MODULE_REPLACEMENTS },
    ssr: {
      external: ['better-sqlite3', 'lru-cache', 'pdfkit', 'pg', 'pino', 'sharp'],
      // Bundled, so that unused widgets are removed and the localStorage replacement applies.
      noExternal: ['react-instantsearch', 'react-instantsearch-core', '@nanostores/persistent'],
    },
  },
});
