import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { CliError } from '../cli/cli-error.mjs';
import { CACHE_DIR } from '../cli/paths.mjs';
import { runCommand } from '../cli/run-command.mjs';

// Not a dependency of the shop: its install script downloads a Java runtime.
const VNU = 'vnu-jar@26.9.27';
const FOLDER = path.join(CACHE_DIR, 'vnu-jar');
const JAR = path.join(FOLDER, 'node_modules/vnu-jar/build/dist/vnu.jar');
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

async function installValidator() {
  if (existsSync(JAR)) return;
  mkdirSync(FOLDER, { recursive: true });
  const npm = [
    'npm',
    'install',
    '--prefix',
    FOLDER,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    VNU,
  ];
  await runCommand('vnu-jar', npm, { failure: 'The HTML validator could not be installed.' });
}

/** Runs the validator; throws a CliError without Java. */
async function runValidator(files) {
  const args = ['-Xss4m', '-jar', JAR, '--errors-only', '--format', 'json', '--exit-zero-always', ...files];
  try {
    const { stderr } = await promisify(execFile)('java', args, { maxBuffer: MAX_OUTPUT_BYTES });
    return JSON.parse(stderr).messages;
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new CliError(
      'The HTML is validated by a Java program: install Java 11 or later, or pass --no-html.',
    );
  }
}

/**
 * Validates pages against the HTML standard.
 * @param {Map<string, string>} htmlByUrl
 * @returns {Promise<{ url: string, rule: string, level: 'error', detail: string }[]>}
 */
export async function validateHtml(htmlByUrl) {
  await installValidator();
  const folder = mkdtempSync(path.join(FOLDER, 'pages-'));
  try {
    const urls = [...htmlByUrl.keys()];
    const files = urls.map((_, index) => path.join(folder, `${index}.html`));
    for (const [index, html] of [...htmlByUrl.values()].entries()) writeFileSync(files[index], html);
    const messages = await runValidator(files);
    return messages.map(({ url, message, extract = '' }) => ({
      url: urls[Number.parseInt(path.basename(url), 10)],
      rule: 'html',
      level: 'error',
      detail: `${message} ${extract.replace(/\s+/g, ' ')}`,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
