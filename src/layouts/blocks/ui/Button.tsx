import type { ComponentProps } from 'react';

/**
 * `primary`, in orange, is for adding to the cart, checking out and paying; `solid` is the main action elsewhere;
 * `outline` and `text` are secondary.
 */
export type ButtonVariant = 'primary' | 'solid' | 'outline' | 'text';

interface ButtonStyleProps {
  variant?: ButtonVariant;
  /** Fills its column. */
  isFullWidth?: boolean;
}

function classes({ variant = 'solid', isFullWidth = false }: ButtonStyleProps, extra = ''): string {
  return `button button--${variant}${isFullWidth ? ' button--wide' : ''} ${extra}`.trim();
}

/** Submits its form by default, so it also works before hydration. */
export function Button({
  variant,
  isFullWidth,
  className,
  type = 'submit',
  ...rest
}: ComponentProps<'button'> & ButtonStyleProps) {
  return <button {...rest} type={type} className={classes({ variant, isFullWidth }, className)} />;
}

/** Link styled as a button. */
export function ButtonLink({
  variant,
  isFullWidth,
  className,
  ...rest
}: ComponentProps<'a'> & ButtonStyleProps) {
  return <a {...rest} className={classes({ variant, isFullWidth }, className)} />;
}
