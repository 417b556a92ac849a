import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon/Icon.tsx';

const ICONS: Record<NoticeKind, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

interface NoticeProps {
  kind?: NoticeKind;
  title?: string;
  /** `alert` for the result of a user action, `status` for less urgent messages, none for static text. */
  role?: 'alert' | 'status';
  children?: ReactNode;
}

/** Message box in the page flow. */
export function Notice({ kind = 'info', title, role, children }: NoticeProps) {
  return (
    <div className={`notice notice--${kind}`} role={role}>
      <Icon name={ICONS[kind]} />
      <div className="notice__body">
        {title && <p className="notice__title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
