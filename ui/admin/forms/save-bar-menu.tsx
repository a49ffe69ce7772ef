// The menu of the save bar on a phone, where the bar has room for one row.
import type { ReactNode } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { DropdownMenu, DropdownMenuItem } from '#ui/kit/dropdown-menu.tsx';
import { Ellipsis, Eye, PanelRight } from '#ui/kit/icons.ts';

interface SaveBarMenuProps {
  onPreview: () => void;
  /** The id of the panel that is beside the content on a large screen, and below it on a phone. */
  panelId: string;
  /** More items. */
  children?: ReactNode;
}

/** Wider screens show the buttons themselves. */
export function SaveBarMenu({ onPreview, panelId, children }: SaveBarMenuProps) {
  return (
    <DropdownMenu
      side="top"
      align="end"
      trigger={
        <Button className="save-bar-menu" variant="ghost" size="icon" aria-label="More">
          <Ellipsis aria-hidden="true" />
        </Button>
      }
    >
      <DropdownMenuItem icon={<Eye aria-hidden="true" />} onSelect={onPreview}>
        Preview
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<PanelRight aria-hidden="true" />}
        onSelect={() => document.getElementById(panelId)?.scrollIntoView({ block: 'start' })}
      >
        Publishing details
      </DropdownMenuItem>
      {children}
    </DropdownMenu>
  );
}
