// The icons of the screens of the back office, in the navigation and in the palette.
import type { IconComponent } from '#ui/kit/icon.tsx';
import {
  BriefcaseBusiness,
  ChartColumn,
  House,
  Image,
  Mail,
  Newspaper,
  PanelsTopLeft,
  SlidersHorizontal,
  SquarePen,
  Tags,
  Trash2,
} from '#ui/kit/icons.ts';

/** By path. */
export const SCREEN_ICONS: Record<string, IconComponent> = {
  '/vs-admin/dashboard': House,
  '/vs-admin/posts': Newspaper,
  '/vs-admin/create': SquarePen,
  '/vs-admin/case-studies': BriefcaseBusiness,
  '/vs-admin/case-studies/create': SquarePen,
  '/vs-admin/pages': PanelsTopLeft,
  '/vs-admin/pages/create': SquarePen,
  '/vs-admin/settings': SlidersHorizontal,
  '/vs-admin/media': Image,
  '/vs-admin/enquiries': Mail,
  '/vs-admin/analytics': ChartColumn,
  '/vs-admin/names': Tags,
  '/vs-admin/trash': Trash2,
};
