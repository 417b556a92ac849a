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
