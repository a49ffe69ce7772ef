// The admin command palette: screens, actions, posts, case studies and enquiries.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { NavItem } from '#db/content/navigation.ts';
import { useDuplicate } from '#ui/admin/lists/use-duplicate.ts';
import { hasUnsavedWork } from '#ui/admin/saving/unsaved-work.ts';
import { SCREEN_ICONS } from '#ui/admin/shell/screen-icons.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { useClearCache, useLogOut } from '#ui/admin/shell/use-admin-actions.ts';
import { setPreference } from '#ui/admin/shell/use-preference.ts';
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
  Copy,
  FileText,
  History,
  Keyboard,
  LogOut,
  Mail,
  Palette,
  PanelsTopLeft,
  RotateCw,
} from '#ui/kit/icons.ts';
import { matchingOptions } from '#ui/kit/matching-options.ts';
import { commandDialogStore } from './command-dialog-store.ts';
import { type FoundItem, findItems, RESULTS_FRESH_MS } from './find-items.ts';
import { openItem, pageActions } from './page-actions.ts';
import { recentItems } from './recent-items.ts';

/** The pause in typing before items are searched. */
const SEARCH_DEBOUNCE_MS = 180;

const APPEARANCES = [
  { value: 'dark', label: 'Dark appearance' },
  { value: 'light', label: 'Light appearance' },
  { value: 'system', label: 'System appearance' },
] as const;

interface AdminPaletteProps {
  screens: readonly NavItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Needs `ClientData` and toasts. Shows screens and actions at once and items that match what is typed. */
export function AdminPalette({ screens, open, onOpenChange }: AdminPaletteProps) {
  const [typed, setTyped] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const logOut = useLogOut();
  const fixed = useFixedCommands(screens, () =>
    hasUnsavedWork() ? setConfirming(true) : logOut.mutate(),
  );
  const found = useFoundItems(open ? typed.trim() : '');
  const ofPage = usePageCommands(open);
  const groups: PaletteGroup[] = [...ofPage, ...fixed].map(({ label, commands }) => ({
    label,
    commands: matchingOptions(commands, typed),
  }));
  return (
    <>
      <CommandPalette
        open={open}
        onOpenChange={(isOpen) => {
          setTyped('');
          onOpenChange(isOpen);
        }}
        onQueryChange={setTyped}
        groups={[...groups, ...found.groups]}
        loading={found.isLoading}
        problem={found.problem}
      />
      <AlertDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Log out without saving?"
        description="This page has unsaved changes."
        confirmLabel="Logout"
        onConfirm={() => {
          setConfirming(false);
          logOut.mutate();
        }}
        panelProps={{
          onCloseAutoFocus: (event) => {
            // the palette that opened the dialog is closed by now
            event.preventDefault();
            commandDialogStore.restoreFocus();
          },
        }}
      />
    </>
  );
}

/** The actions of the open form, and the items opened last, read each time the palette opens. */
function usePageCommands(open: boolean): PaletteGroup[] {
  const duplicate = useDuplicate();
  const toasts = useToasts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is read again whenever the palette opens
  return useMemo(() => {
    if (!open) return [];
    const item = openItem();
    const actions: PaletteCommand[] = pageActions().map(({ run, ...action }) => ({
      ...action,
      id: `page-${action.label}`,
      icon: <ArrowRight aria-hidden="true" />,
      // the palette returns the focus first
      onSelect: () => setTimeout(run),
    }));
    if (item)
      actions.push({
        id: 'duplicate',
        label: 'Duplicate',
        keywords: ['copy', 'clone'],
        icon: <Copy aria-hidden="true" />,
        onSelect: async () => {
          const copy = await duplicate(item.kind, item.id);
          if (!copy) return;
          toasts.showAcross({ title: copy.message });
          location.assign(
            item.kind === 'posts'
              ? `/vs-admin/edit/${copy.id}`
              : `/vs-admin/case-studies/edit/${copy.id}`,
          );
        },
      });
    const recent = recentItems()
      .filter(({ href }) => href !== location.pathname)
      .map(({ href, title }) => ({
        id: `recent-${href}`,
        label: title,
        icon: <History aria-hidden="true" />,
        onSelect: () => location.assign(href),
      }));
    return [
      { label: 'Open item', commands: actions },
      { label: 'Recent', commands: recent },
    ];
  }, [open]);
}

function useFixedCommands(screens: readonly NavItem[], onLogOut: () => void): PaletteGroup[] {
  const clear = useClearCache();
  const link = (href: string, label: string, Icon = SCREEN_ICONS[href] ?? ArrowRight) => ({
    id: href,
    label,
    icon: <Icon aria-hidden="true" />,
    onSelect: () => location.assign(href),
  });
  return [
    {
      label: 'Go to',
      commands: screens.map(({ label, href }) => ({
        ...link(href, label),
        keywords: href.endsWith('/create') ? ['create', 'write', 'add'] : ['view', 'all', 'list'],
      })),
    },
    {
      label: 'Actions',
      commands: [
        { ...link('/', 'View site', ArrowUpRight), keywords: ['public', 'home', 'live'] },
        {
          id: 'clear-cache',
          label: 'Clear Cache',
          keywords: ['purge', 'refresh', 'empty'],
          icon: <RotateCw aria-hidden="true" />,
          onSelect: () => clear.mutate(),
        },
        ...APPEARANCES.map(({ value, label }) => ({
          id: `appearance-${value}`,
          label,
          keywords: ['theme', 'mode', 'colours', 'scheme'],
          icon: <Palette aria-hidden="true" />,
          onSelect: () => setPreference('scheme', value),
        })),
        {
          id: 'shortcuts',
          label: 'Keyboard shortcuts',
          keywords: ['keys', 'help'],
          icon: <Keyboard aria-hidden="true" />,
          shortcut: '?',
          onSelect: () => commandDialogStore.show('shortcuts'),
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

/** Items that match `typed`. While they load, those of the previous results stay whose title matches: Enter opens no other. */
function useFoundItems(typed: string) {
  const [query, setQuery] = useState('');
  useEffect(() => {
    if (typed === '') return setQuery('');
    const timer = setTimeout(setQuery, SEARCH_DEBOUNCE_MS, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['find-items', query],
    queryFn: (context) => findItems(query, context),
    enabled: query !== '',
    staleTime: RESULTS_FRESH_MS,
    placeholderData: keepPreviousData,
  });
  const isLoading = typed !== '' && (typed !== query || isFetching);
  if (typed === '') return { groups: [], isLoading };
  if (error && !isLoading) {
    const hasEnded = isLoggedOut(error);
    const commands: PaletteCommand[] = hasEnded
      ? [{ id: 'log-in', label: 'Log in', onSelect: () => location.assign('/vs-admin/login') }]
      : [{ id: 'again', label: 'Try again', keepsOpen: true, onSelect: () => void refetch() }];
    return {
      groups: [{ label: 'Search', commands }],
      isLoading,
      problem: hasEnded
        ? 'Your session has ended.'
        : 'Posts, case studies, pages and enquiries could not be searched.',
    };
  }
  const current = (commands: PaletteCommand[]) =>
    isLoading ? matchingOptions(commands, typed) : commands;
  const groups = [
    { label: 'Posts', commands: current(commandsOf(data?.posts, FileText)) },
    { label: 'Case studies', commands: current(commandsOf(data?.caseStudies, BriefcaseBusiness)) },
    { label: 'Pages and settings', commands: current(commandsOf(data?.documents, PanelsTopLeft)) },
    { label: 'Enquiries', commands: current(commandsOf(data?.enquiries, Mail)) },
  ];
  // groups whose first item has a matching title come first
  const hasTitleMatch = ({ commands }: PaletteGroup) =>
    Number(matchingOptions(commands.slice(0, 1), typed).length > 0);
  return { groups: groups.sort((a, b) => hasTitleMatch(b) - hasTitleMatch(a)), isLoading };
}

function commandsOf(items: readonly FoundItem[] = [], Icon: typeof Mail): PaletteCommand[] {
  return items.map(({ href, ...item }) => ({
    ...item,
    icon: <Icon aria-hidden="true" />,
    onSelect: () => location.assign(href),
  }));
}
