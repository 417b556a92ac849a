// The order matters: most user agents also contain the names of later entries.
const BROWSERS: [RegExp, string][] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bHarmonyOS\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const MAX_USER_AGENT_LENGTH = 512;

/** Formats a `user-agent` header as `Chrome · Windows`; returns an empty string for an unknown one. */
export function formatDeviceName(userAgent: string | null | undefined): string {
  const text = (userAgent ?? '').slice(0, MAX_USER_AGENT_LENGTH);
  const findName = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(text))?.[1];
  return [findName(BROWSERS), findName(SYSTEMS)].filter(Boolean).join(' · ');
}
