// The menu of an image field: other sources of a picture, and the actions on the current one.
import { useAfterClose } from '#ui/admin/shell/use-after-close.ts';
import { Button } from '#ui/kit/button.tsx';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '#ui/kit/dropdown-menu.tsx';
import { Crop, Crosshair, Ellipsis, FolderOpen, Link, Trash2, Upload } from '#ui/kit/icons.ts';

interface ImageFieldMenuProps {
  /** The name of the picture in the label of the button. */
  what: string;
  isUploading: boolean;
  isLibraryLoading: boolean;
  onUpload: () => void;
  onLibrary: () => void;
  /** Moves the focus to the field of the address. */
  focusAddress: (options?: { shouldSelect: boolean }) => void;
  /** Left out for a picture without a focal point. */
  onFocalPoint?: () => void;
  /** Left out for a picture that cannot be cropped. */
  onCrop?: () => void;
  /** Left out while there is no picture. */
  onRemove?: () => void;
}

/** Closing it returns the focus to its button; 'Enter a URL' and 'Remove' move it to the field of the address. */
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
  const { afterClose, onCloseAutoFocus } = useAfterClose();
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button variant="ghost" size="icon" aria-busy={isLibraryLoading || undefined}>
          <Ellipsis aria-hidden="true" />
          <span className="visually-hidden">Options for {what}</span>
        </Button>
      }
      onCloseAutoFocus={onCloseAutoFocus}
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
        onSelect={() => afterClose(() => focusAddress({ shouldSelect: true }))}
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
              afterClose(() => focusAddress());
            }}
          >
            Remove
          </DropdownMenuItem>
        </>
      )}
    </DropdownMenu>
  );
}
