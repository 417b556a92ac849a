// Each swatch has a visible label, so the icons are hidden from screen readers.
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

export function ColourSwatch({ colour }: { colour: string }) {
  return (
    <svg className="swatch" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="3" fill={FILLS[colour] ?? '#ffffff'} />
    </svg>
  );
}

const STAR = 'M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.8l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z';

/** `number` of five stars. */
export function StarRating({ number }: { number: number }) {
  return (
    <svg className="stars" viewBox="0 0 120 24" width="80" height="16" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          d={STAR}
          transform={`translate(${index * 24})`}
          className={index < number ? 'stars__on' : undefined}
        />
      ))}
    </svg>
  );
}
