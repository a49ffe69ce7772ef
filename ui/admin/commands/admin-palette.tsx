// The command palette of the back office: every screen, every action, every item.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NavItem } from '#db/content/navigation.ts';
import { hasUnsavedWork } from '#ui/admin/saving/unsaved-work.ts';
import { useClearCache, useLogOut } from '#ui/admin/shell/use-admin-actions.ts';
import { isLoggedOut } from '#ui/islands/api.ts';
import { AlertDialog } from '#ui/kit/alert-dialog.tsx';
import {
  CommandPalette,
  type PaletteCommand,
  type PaletteGroup,
} from '#ui/kit/command-palette.tsx';
import {
  ArrowRight,
  ArrowUpRight,
  BriefcaseBusiness,
  FileText,
  House,
  Image,
  Keyboard,
  LayoutList,
  LogOut,
  Mail,
  Newspaper,
  RotateCw,
  SquarePen,
  Trash2,
} from '#ui/kit/icons.ts';
import { matchingOptions } from '#ui/kit/matching-options.ts';
import { desk } from './command-dialog-store.ts';
import { type FoundItem, findItems } from './find-items.ts';

/** How long typing rests before the items are searched. */
const TYPING_RESTS_MS = 180;
/** What was found is asked for anew after this long: somebody may have written meanwhile. */
const FOUND_FRESH_MS = 30_000;

const ICONS: Record<string, typeof ArrowRight> = {
  '/vs-admin/dashboard': House,
  '/vs-admin/posts': Newspaper,
  '/vs-admin/create': SquarePen,
  '/vs-admin/case-studies': LayoutList,
  '/vs-admin/case-studies/create': BriefcaseBusiness,
  '/vs-admin/media': Image,
  '/vs-admin/enquiries': Mail,
  '/vs-admin/trash': Trash2,
};

interface OfficePaletteProps {
  screens: readonly NavItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Needs `ClientData` and toasts. Screens and actions are there at once; items follow what is typed. */
export function AdminPalette({ screens, open, onOpenChange }: OfficePaletteProps) {
  const [typed, setTyped] = useState('');
  const [isAsking, setAsking] = useState(false);
  const logOut = useLogOut();
  const fixed = useFixedCommands(screens, () =>
    hasUnsavedWork() ? setAsking(true) : logOut.mutate(),
  );
  const found = useFoundItems(open ? typed.trim() : '');
  const groups: PaletteGroup[] = fixed.map(({ label, commands }) => ({
    label,
    commands: matchingOptions(commands, typed),
  }));
  return (
    <>
      <CommandPalette
        title="Search or jump to"
        placeholder="Search or jump to…"
        open={open}
        onOpenChange={(isOpen) => {
          setTyped('');
          onOpenChange(isOpen);
        }}
        onQueryChange={setTyped}
        groups={[...groups, ...found.groups]}
        loading={found.isLoading}
        problem={found.problem}
        filtered
      />
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Log out without saving?"
        description="Something on this page is not saved yet."
        confirmLabel="Logout"
        onConfirm={() => {
          setAsking(false);
          logOut.mutate();
        }}
        panelProps={{
          onCloseAutoFocus: (event) => {
            // the palette that asked is gone
            event.preventDefault();
            desk.giveBack();
          },
        }}
      />
    </>
  );
}

function useFixedCommands(screens: readonly NavItem[], onLogOut: () => void): PaletteGroup[] {
  const clear = useClearCache();
  const leading = (href: string, label: string, Icon = ICONS[href] ?? ArrowRight) => ({
    id: href,
    label,
    icon: <Icon aria-hidden="true" />,
    onSelect: () => location.assign(href),
  });
  return [
    {
      label: 'Go to',
      commands: screens.map(({ label, href }) => ({
        ...leading(href, label),
        keywords: href.endsWith('/create') ? ['create', 'write', 'add'] : ['view', 'all', 'list'],
      })),
    },
    {
      label: 'Do',
      commands: [
        { ...leading('/', 'View site', ArrowUpRight), keywords: ['public', 'home', 'live'] },
        {
          id: 'clear-cache',
          label: 'Clear Cache',
          keywords: ['purge', 'refresh', 'empty'],
          icon: <RotateCw aria-hidden="true" />,
          onSelect: () => clear.mutate(),
        },
        {
          id: 'shortcuts',
          label: 'Keyboard shortcuts',
          keywords: ['keys', 'help'],
          icon: <Keyboard aria-hidden="true" />,
          shortcut: '?',
          onSelect: () => desk.show('shortcuts'),
        },
        {
          id: 'log-out',
          label: 'Logout',
          keywords: ['log out', 'sign out', 'leave'],
          icon: <LogOut aria-hidden="true" />,
          onSelect: onLogOut,
        },
      ],
    },
  ];
}

/** Items that hold `typed`; while they are on their way those of the words before. */
function useFoundItems(typed: string) {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    if (typed === '') return setAsked('');
    const timer = setTimeout(setAsked, TYPING_RESTS_MS, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['find-items', asked],
    queryFn: ({ signal }) => findItems(asked, signal),
    enabled: asked !== '',
    staleTime: FOUND_FRESH_MS,
    placeholderData: keepPreviousData,
  });
  const isLoading = typed !== '' && (typed !== asked || isFetching);
  if (typed === '') return { groups: [], isLoading };
  if (error && !isLoading) {
    const ended = isLoggedOut(error);
    const commands: PaletteCommand[] = ended
      ? [{ id: 'log-in', label: 'Log in', onSelect: () => location.assign('/vs-admin/login') }]
      : [{ id: 'again', label: 'Try again', keepsOpen: true, onSelect: () => void refetch() }];
    return {
      groups: [{ label: 'Search', commands }],
      isLoading,
      problem: ended
        ? 'Your session has ended.'
        : 'Posts, case studies and enquiries could not be searched.',
    };
  }
  const groups = [
    { label: 'Posts', commands: commandsOf(data?.posts, FileText) },
    { label: 'Case studies', commands: commandsOf(data?.caseStudies, BriefcaseBusiness) },
    { label: 'Enquiries', commands: commandsOf(data?.enquiries, Mail) },
  ];
  // who types a name means what is called so, and not what mentions it
  const isNamed = ({ commands }: PaletteGroup) =>
    Number(matchingOptions(commands.slice(0, 1), typed).length > 0);
  return { groups: groups.sort((a, b) => isNamed(b) - isNamed(a)), isLoading };
}

function commandsOf(items: readonly FoundItem[] = [], Icon: typeof Mail): PaletteCommand[] {
  return items.map(({ href, ...item }) => ({
    ...item,
    icon: <Icon aria-hidden="true" />,
    onSelect: () => location.assign(href),
  }));
}
