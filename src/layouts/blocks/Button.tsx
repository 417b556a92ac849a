import type { ComponentProps } from 'react';

/** `buy` is the one orange thing of a page; `solid` leads elsewhere; `line` and `plain` step back. */
export type ButtonLook = 'buy' | 'solid' | 'line' | 'plain';

interface Shape {
  look?: ButtonLook;
  /** As wide as its column. */
  wide?: boolean;
}

function classes({ look = 'solid', wide = false }: Shape, extra = ''): string {
  return `button button--${look}${wide ? ' button--wide' : ''} ${extra}`.trim();
}

/** A button that submits its form unless told otherwise, so that it also works before script. */
export function Button({
  look,
  wide,
  className,
  type = 'submit',
  ...rest
}: ComponentProps<'button'> & Shape) {
  return <button {...rest} type={type} className={classes({ look, wide }, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, wide, className, ...rest }: ComponentProps<'a'> & Shape) {
  return <a {...rest} className={classes({ look, wide }, className)} />;
}
