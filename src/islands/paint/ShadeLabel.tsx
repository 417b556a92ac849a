interface ShadeLabelProps {
  shade: { name: string; code: string; hex: string };
  /** Text for screen readers, such as `Shade`. */
  label: string;
}

/** A shade with swatch, name and code. */
export function ShadeLabel({ shade, label }: ShadeLabelProps) {
  return (
    <p className="shade-label">
      <svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
        <rect width="28" height="20" fill={shade.hex || 'none'} />
      </svg>
      <span className="sr-only">{label}: </span>
      <span>{shade.name}</span>
      <bdi className="shade-label__code">{shade.code}</bdi>
    </p>
  );
}
