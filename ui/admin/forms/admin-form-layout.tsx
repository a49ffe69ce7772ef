// The two panes of an editing screen and the bar that saves it.
import type { ComponentProps, ReactNode } from 'react';

interface AdminFormLayoutProps {
  /** Left: what the item says. */
  content: ReactNode;
  /** Right: how it is published; below the content on small screens. */
  publishing: ReactNode;
  /** The buttons of the save bar. */
  bar: ReactNode;
  /** What the save bar says on its left: unsaved changes, last saved, an error. */
  state?: ReactNode;
}

/** Goes inside a form. */
export function AdminFormLayout({ content, publishing, bar, state }: AdminFormLayoutProps) {
  return (
    <div className="admin-form">
      <div className="admin-form-content">{content}</div>
      <div className="admin-form-publishing">{publishing}</div>
      <div className="admin-form-bar">
        <div className="admin-form-state" role="status">
          {state}
        </div>
        {bar}
      </div>
    </div>
  );
}

type AdminFormSectionProps = ComponentProps<'fieldset'> & {
  title: string;
  hint?: string;
};

/** A titled group of fields: 'Basic Information', 'Stats' and so on. */
export function AdminFormSection({ title, hint, children, ...rest }: AdminFormSectionProps) {
  return (
    <fieldset className="admin-form-section" {...rest}>
      <legend className="admin-form-legend">{title}</legend>
      {hint && <p className="admin-form-hint">{hint}</p>}
      {children}
    </fieldset>
  );
}

/** Fields side by side where there is room. */
export function AdminFormRow({ children }: { children: ReactNode }) {
  return <div className="admin-form-row">{children}</div>;
}
