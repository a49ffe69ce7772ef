// The two panes of an editing screen and the bar that saves it.
import type { ComponentProps, ReactNode } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import { useReveal } from './reveal.ts';

interface AdminFormLayoutProps {
  /** Left: what the item says. */
  content: ReactNode;
  /** Right: how it is published; below the content on small screens. */
  publishing: ReactNode;
  /** The buttons of the save bar. */
  bar: ReactNode;
  /** What the save bar says on its left: unsaved changes, last saved, an error. */
  state?: ReactNode;
  /** A page to write on: the content stands at the measure of a text. */
  shape?: 'fields' | 'page';
  /** The panel on the right; it opens by itself when the page looks for something in it. Left out, it is always there. */
  panel?: { id: string; isOpen: boolean; onOpen: () => void };
}

/** Goes inside a form. */
export function AdminFormLayout({
  content,
  publishing,
  bar,
  state,
  shape = 'fields',
  panel,
}: AdminFormLayoutProps) {
  return (
    <div
      className="admin-form"
      data-shape={shape}
      data-folded={panel?.isOpen === false || undefined}
    >
      <div className="admin-form-content">{content}</div>
      <div className="admin-form-publishing" id={panel?.id} ref={useReveal(panel?.onOpen)}>
        {publishing}
      </div>
      <div className="admin-form-bar">
        <ErrorSummary />
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
