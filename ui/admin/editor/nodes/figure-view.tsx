// An image in the editor: shown as on the page, with its settings below while it is selected.
import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useState } from 'react';
import { useShownPicture } from '#ui/admin/media/use-shown-picture.ts';
import { Button } from '#ui/kit/button.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Trash2 } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import type { Alignment } from './block-style.ts';
import { blockView } from './block-view.ts';
import { FIGURE_WIDTHS, Figure, type FigureAttributes } from './figure.ts';

type Attributes = FigureAttributes & { align: Alignment | null };

const WIDTHS = [
  { value: '', label: 'Natural' },
  ...FIGURE_WIDTHS.map((width) => ({ value: width, label: width })),
];
const ALIGNED: { value: Alignment | ''; label: string }[] = [
  { value: '', label: 'Start' },
  { value: 'center', label: 'Centre' },
  { value: 'right', label: 'Right' },
];

function FigureCard({
  node,
  selected,
  selectionInside,
  updateAttributes,
  deleteNode,
  editor,
  getPos,
}: NodeViewProps & { selectionInside?: boolean }) {
  const attributes = node.attrs as Attributes;
  const open = selected || selectionInside;
  const shown = useShownPicture(attributes.src, 1080);
  const select = () => {
    const position = getPos();
    if (position !== undefined) editor.commands.setNodeSelection(position);
  };
  return (
    <NodeViewWrapper
      as="figure"
      className={['editor-figure', attributes.align && `align-${attributes.align}`]
        .filter(Boolean)
        .join(' ')}
      dir={(node.attrs.dir as string | null) ?? undefined}
      data-open={open || undefined}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the caret reaches the image by the arrow keys */}
      <img
        // `src` is the stored address, `srcSet` the variant that is shown
        src={attributes.src}
        srcSet={shown === attributes.src ? undefined : shown}
        alt={attributes.alt ?? ''}
        width={attributes.width ?? undefined}
        height={attributes.height ?? undefined}
        style={attributes.columnWidth ? { width: attributes.columnWidth } : undefined}
        contentEditable={false}
        draggable
        data-drag-handle=""
        onClick={select}
      />
      <NodeViewContent<'figcaption'>
        as="figcaption"
        data-placeholder={open && node.firstChild?.childCount === 0 ? 'Caption' : undefined}
      />
      {attributes.alt === null && !open && <AltTextPrompt change={updateAttributes} />}
      {open && (
        <FigureSettings attributes={attributes} change={updateAttributes} remove={deleteNode} />
      )}
    </NodeViewWrapper>
  );
}

/** Asks for the alt text of a new picture without taking the focus. The text is stored when the field is left. */
function AltTextPrompt({ change }: { change: (attributes: Partial<Attributes>) => void }) {
  const [text, setText] = useState('');
  const store = () => text.trim() && change({ alt: text.trim() });
  return (
    <div className="editor-alt-prompt" contentEditable={false}>
      <Input
        aria-label="Alt text"
        placeholder="Alt text: describe the picture for people who can’t see it"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={store}
        onKeyDown={(event) => {
          // the Enter of an input method only ends its word
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // keeps Enter from submitting the form around the editor
          event.preventDefault();
          store();
        }}
      />
      <Button variant="ghost" size="sm" onClick={() => change({ alt: '' })}>
        Decorative
      </Button>
    </div>
  );
}

type FigureSettingsProps = {
  attributes: Attributes;
  change: (attributes: Partial<Attributes>) => void;
  remove: () => void;
};

function FigureSettings({ attributes, change, remove }: FigureSettingsProps) {
  const { alt, columnWidth, align } = attributes;
  return (
    <fieldset className="editor-figure-settings" contentEditable={false} aria-label="Image">
      <Field
        label="Alt text"
        hint="Describe the image for people who can’t see it"
        error={alt === null ? 'Describe the image, or mark it as decorative' : undefined}
      >
        <Input
          value={alt ?? ''}
          disabled={alt === ''}
          onChange={(event) => change({ alt: event.target.value || null })}
          onKeyDown={(event) => {
            // keeps Enter from submitting the form around the editor
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Field>
      <Checkbox
        label="Decorative (screen readers skip it)"
        checked={alt === ''}
        onCheckedChange={(checked) => change({ alt: checked ? '' : null })}
      />
      <div className="editor-figure-row">
        <Field label="Width">
          <NativeSelect
            options={WIDTHS}
            value={columnWidth ?? ''}
            onChange={(event) =>
              change({
                columnWidth: (event.target.value || null) as FigureAttributes['columnWidth'],
              })
            }
          />
        </Field>
        <Field label="Alignment">
          <NativeSelect
            options={ALIGNED}
            value={align ?? ''}
            onChange={(event) =>
              change({ align: (event.target.value || null) as Alignment | null })
            }
          />
        </Field>
        <Button variant="ghost" size="icon" aria-label="Remove image" onClick={remove}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
    </fieldset>
  );
}

/** The figure node with its React view. */
export const figureView = Figure.extend({
  addNodeView: () => blockView(FigureCard),
});
