// The menu of an image field: other ways to a picture, and what can be done with the one that is there.
import { useRef } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '#ui/kit/dropdown-menu.tsx';
import { Crop, Crosshair, Ellipsis, FolderOpen, Link, Trash2, Upload } from '#ui/kit/icons.ts';

interface ImageFieldMenuProps {
  /** What the picture is, for the name of the button. */
  what: string;
  isUploading: boolean;
  isLibraryLoading: boolean;
  onUpload: () => void;
  onLibrary: () => void;
  /** Moves the focus to the field of the address. */
  focusAddress: (options?: { shouldSelect: boolean }) => void;
  /** Without it the picture has no focal point. */
  onFocalPoint?: () => void;
  /** Without it the picture cannot be cropped. */
  onCrop?: () => void;
  /** Without it there is no picture. */
  onRemove?: () => void;
}

/** Gives the focus back to its button, but to the address when that is typed or removed. */
export function ImageFieldMenu({
  what,
  isUploading,
  isLibraryLoading,
  onUpload,
  onLibrary,
  focusAddress,
  onFocalPoint,
  onCrop,
  onRemove,
}: ImageFieldMenuProps) {
  // the menu gives the focus back to its button unless something else takes it
  const leadsTo = useRef<(() => void) | null>(null);
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button variant="ghost" size="icon" aria-busy={isLibraryLoading || undefined}>
          <Ellipsis aria-hidden="true" />
          <span className="visually-hidden">Options for {what}</span>
        </Button>
      }
      onCloseAutoFocus={(event) => {
        if (!leadsTo.current) return;
        event.preventDefault();
        leadsTo.current();
        leadsTo.current = null;
      }}
    >
      <DropdownMenuItem
        icon={<Upload aria-hidden="true" />}
        disabled={isUploading}
        onSelect={onUpload}
      >
        Upload…
      </DropdownMenuItem>
      <DropdownMenuItem icon={<FolderOpen aria-hidden="true" />} onSelect={onLibrary}>
        Choose from library…
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<Link aria-hidden="true" />}
        onSelect={() => {
          leadsTo.current = () => focusAddress({ shouldSelect: true });
        }}
      >
        Enter a URL
      </DropdownMenuItem>
      {onCrop && (
        <DropdownMenuItem icon={<Crop aria-hidden="true" />} onSelect={onCrop}>
          Crop…
        </DropdownMenuItem>
      )}
      {onFocalPoint && (
        <DropdownMenuItem icon={<Crosshair aria-hidden="true" />} onSelect={onFocalPoint}>
          Focal point…
        </DropdownMenuItem>
      )}
      {onRemove && (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem
            icon={<Trash2 aria-hidden="true" />}
            tone="destructive"
            onSelect={() => {
              onRemove();
              leadsTo.current = () => focusAddress();
            }}
          >
            Remove
          </DropdownMenuItem>
        </>
      )}
    </DropdownMenu>
  );
}
