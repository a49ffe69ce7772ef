// The two panes of an editing screen and the bar that saves it.
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ChevronDown } from '#ui/kit/icons.ts';
import { useReveal } from './reveal.ts';
import { useFold } from './use-fold.ts';

interface AdminFormLayoutProps {
  /** Left: the content of the item. */
  content: ReactNode;
  /** Right: how the item is published; below the content on small screens. */
  publishing: ReactNode;
  /** The buttons of the save bar. */
  bar: ReactNode;
  /** The text on the left of the save bar: unsaved changes, last saved, an error. */
  state?: ReactNode;
  /** `page` is the shape for writing: the content is as wide as a text. */
  shape?: 'fields' | 'page';
  /** The panel on the right; `onOpen` is called when something in it has to be seen. Left out, it is always open. */
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
};

/** A titled group of fields: 'Basic Information', 'Stats' and so on. */
export function AdminFormSection({ title, children, ...rest }: AdminFormSectionProps) {
  return (
    <fieldset className="admin-form-section" {...rest}>
      <legend className="admin-form-legend">{title}</legend>
      {children}
    </fieldset>
  );
}

type FoldingSectionProps = AdminFormSectionProps & {
  id: string;
  hint?: string;
  /** Whether the section is filled in: then only its beginning shows until it gets the focus or a press. */
  isComplete?: boolean;
  /** Whether the section is folded until somebody opens it. */
  startsFolded?: boolean;
  /** Shown after the title, within its button. */
  summary?: ReactNode;
  /** Buttons beside the title. */
  tools?: ReactNode;
};

/** A section that its title folds; the browser remembers the state. It opens by itself when something in it has to be seen. */
export function FoldingSection({
  id,
  title,
  hint,
  isComplete = false,
  startsFolded = false,
  summary,
  tools,
  children,
  ...rest
}: FoldingSectionProps) {
  const [isFolded, setFolded] = useFold(id, startsFolded);
  const [isShort, setShort] = useState(isComplete);
  const isPressed = useRef(false);
  const body = useRef<HTMLDivElement>(null);
  // React does not know 'until-found', which lets the browser's search find text in a folded part
  useLayoutEffect(() => {
    if (isFolded) body.current?.setAttribute('hidden', 'until-found');
    else body.current?.removeAttribute('hidden');
  }, [isFolded]);
  return (
    <fieldset
      className="admin-form-section"
      data-folded={isFolded || undefined}
      {...rest}
      id={id}
      ref={useReveal(() => {
        setFolded(false);
        setShort(false);
      })}
    >
      <legend className="admin-form-legend">
        <button
          type="button"
          className="admin-form-fold"
          aria-expanded={!isFolded && !isShort}
          aria-controls={`${id}-fields`}
          onClick={() => {
            setFolded(!isFolded && !isShort);
            setShort(false);
          }}
        >
          <span className="admin-form-fold-title">{title}</span>
          {summary}
          <ChevronDown aria-hidden="true" />
        </button>
      </legend>
      {tools && <div className="admin-form-section-tools">{tools}</div>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the title does the same by keyboard, and so does the focus */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        className="admin-form-section-fields"
        data-short={(isShort && !isFolded) || undefined}
        id={`${id}-fields`}
        ref={body}
        onPointerDown={() => {
          isPressed.current = true;
        }}
        // nothing may move while the pointer is down, or the press would miss its button
        onFocus={() => !isPressed.current && setShort(false)}
        onClick={() => {
          isPressed.current = false;
          setShort(false);
        }}
        onPointerCancel={() => {
          isPressed.current = false;
        }}
        onDragEnter={() => setShort(false)}
      >
        {hint && <p className="admin-form-hint">{hint}</p>}
        {children}
      </div>
    </fieldset>
  );
}

/** Fields side by side where there is room. */
export function AdminFormRow({ children }: { children: ReactNode }) {
  return <div className="admin-form-row">{children}</div>;
}
