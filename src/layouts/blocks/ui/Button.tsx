import type { ComponentProps } from 'react';

/** `buy` is the one orange thing of a page; `solid` leads elsewhere; `line` and `plain` step back. */
export type ButtonVariant = 'buy' | 'solid' | 'line' | 'plain';

interface ButtonStyleProps {
  variant?: ButtonVariant;
  /** As wide as its column. */
  isFullWidth?: boolean;
}

function classes({ variant = 'solid', isFullWidth = false }: ButtonStyleProps, extra = ''): string {
  return `button button--${variant}${isFullWidth ? ' button--wide' : ''} ${extra}`.trim();
}

/** A button that submits its form unless told otherwise, so that it also works before script. */
export function Button({
  variant,
  isFullWidth,
  className,
  type = 'submit',
  ...rest
}: ComponentProps<'button'> & ButtonStyleProps) {
  return <button {...rest} type={type} className={classes({ variant, isFullWidth }, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  isFullWidth,
  className,
  ...rest
}: ComponentProps<'a'> & ButtonStyleProps) {
  return <a {...rest} className={classes({ variant, isFullWidth }, className)} />;
}
