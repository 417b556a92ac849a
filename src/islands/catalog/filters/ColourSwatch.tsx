const FILLS: Record<string, string> = {
  white: '#ffffff',
  grey: '#8d9296',
  black: '#1c1c1c',
  brown: '#7a4e2d',
  beige: '#dcc7a1',
  yellow: '#f4cb26',
  orange: '#ec7a1c',
  red: '#c62f2b',
  pink: '#ec9db5',
  purple: '#7b4b9c',
  blue: '#2b66b1',
  green: '#3f8f4f',
};

// Each swatch has a visible label, so the icons are hidden from screen readers.
export function ColourSwatch({ colour }: { colour: string }) {
  return (
    <svg className="swatch" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="3" fill={FILLS[colour] ?? '#ffffff'} />
    </svg>
  );
}
