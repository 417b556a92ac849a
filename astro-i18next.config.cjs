const { readdirSync } = require('node:fs');
const { join } = require('node:path');

// Messages are part of the server bundle: there is no file system backend, and nothing is loaded at run time.
const folder = join(__dirname, 'src/lib/messages');
const languages = ['en', 'ar'];
const namespaces = readdirSync(join(folder, 'en')).map((file) => file.replace('.json', ''));

const resources = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(namespaces.map((name) => [name, require(join(folder, language, `${name}.json`))])),
  ]),
);

module.exports = {
  defaultLocale: 'en',
  locales: languages,
  namespaces,
  defaultNamespace: 'shell',
  load: ['server'],
  i18nextServerPlugins: { fsBackend: null },
  i18nextServer: {
    initAsync: false,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    showSupportNotice: false,
    resources,
  },
};
